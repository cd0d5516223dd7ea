import { textesQueue } from 'domain/suivi/textes/queue'

const { touches } = textesQueue

/** Keyboard shortcuts of the tray, as its help lists them. */
export const trayHelp = [
  [touches.fleches, touches.lignes],
  [touches.entree, touches.ouvrir],
  ['/', touches.chercher],
  ['g', touches.commencer],
  ['x', touches.choisir],
] as const

const rows = () => [...document.querySelectorAll<HTMLElement>('.tray__open')]
/** Index of the row that contains the focus, -1 without one. */
const current = () => rows().findIndex((row) => row.closest('tr')?.contains(document.activeElement) ?? false)

/** Moves the focus to the previous or next row, or to the first row when no row has it. No-op past the ends. */
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
/** Request number of the row that contains the focus. */
export const currentNumero = () => rows()[current()]?.dataset['numero']
