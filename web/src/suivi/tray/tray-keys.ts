import { textesFile } from 'domain/suivi/textes-file'

const { touches } = textesFile

/** What the keys of the tray do, as its help says. */
export const trayHelp = [
  [touches.fleches, touches.lignes],
  [touches.entree, touches.ouvrir],
  ['/', touches.chercher],
  ['g', touches.commencer],
  ['x', touches.choisir],
] as const

const rows = () => [...document.querySelectorAll<HTMLElement>('.tray__open')]
/** The row the focus is in, whatever of it holds it. */
const current = () => rows().findIndex((row) => row.closest('tr')?.contains(document.activeElement) ?? false)

/** To the row before or after the one the focus is in; the first one from elsewhere. Nothing past the ends. */
export const moveBy = (by: 1 | -1) => {
  const [all, at] = [rows(), current()]
  all[at < 0 ? 0 : at + by]?.focus()
}

export const focusFirst = () => rows()[0]?.focus()
export const focusRow = (numero: string) =>
  rows()
    .find(({ dataset }) => dataset['numero'] === numero)
    ?.focus()
export const focusSearch = () => document.querySelector<HTMLInputElement>('.tray-search input')?.focus()
/** The number of the row the focus is in. */
export const currentNumero = () => rows()[current()]?.dataset['numero']
