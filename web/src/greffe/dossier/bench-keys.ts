import { textesBench } from 'domain/suivi/textes/bench'
import { textesVerifications } from 'domain/suivi/textes/verifications'
import type { FileShown } from './files-shown.ts'

const { touches } = textesBench
const { touches: verifications } = textesVerifications

/** Keyboard shortcuts of the request page, as its help lists them. */
export const benchHelp = [
  ['n', touches.suivant],
  ['v', verifications.verifications],
  [verifications.fleches, verifications.parcourir],
  ['c', verifications.conforme],
  ['r', verifications.regulariser],
  [touches.rangs, touches.annexe],
  ['d', touches.decision],
] as const

/** Handlers of the shortcuts of one request. « n » is handled by `QueuePlace`. */
export const benchKeys = (files: readonly FileShown[], show: (key: string) => void): Record<string, () => void> => ({
  ...Object.fromEntries(files.slice(0, 9).map(({ key }, place) => [String(place + 1), () => show(key)])),
  d: () => document.querySelector<HTMLElement>('.decision-bar button')?.focus(),
})
