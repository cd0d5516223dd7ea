import { textesEtabli } from 'domain/suivi/textes-etabli'
import { textesVerifications } from 'domain/suivi/textes-verifications'
import type { FileShown } from './files-shown.ts'

const { touches } = textesEtabli
const { touches: verifications } = textesVerifications

/** What the keys of the workbench do, as its help says. */
export const benchHelp = [
  ['n', touches.suivant],
  ['v', verifications.verifications],
  [verifications.fleches, verifications.parcourir],
  ['c', verifications.conforme],
  ['r', verifications.regulariser],
  [touches.rangs, touches.annexe],
  ['d', touches.decision],
] as const

/** The keys of one file; « n » belongs to its place in the queue. */
export const benchKeys = (files: readonly FileShown[], show: (key: string) => void): Record<string, () => void> => ({
  ...Object.fromEntries(files.slice(0, 9).map(({ key }, place) => [String(place + 1), () => show(key)])),
  d: () => document.querySelector<HTMLElement>('.decision-bar button')?.focus(),
})
