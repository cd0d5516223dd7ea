import { textesRegistre } from './textes/registre.ts'

const nombre = new Intl.NumberFormat('fr-FR')

/** The number of associations found, in words (REG-08). `plafonne`: the count is only a lower bound. */
export const phraseTotal = (total: number, plafonne: boolean): string => {
  if (total === 0) return textesRegistre.aucune
  if (plafonne) return textesRegistre.plusDeTrouvees(nombre.format(total))
  return total === 1 ? textesRegistre.uneTrouvee : textesRegistre.plusieursTrouvees(nombre.format(total))
}

/** Just the number, as a link to the list shows it. */
export const foundNombre = (total: number, plafonne: boolean): string =>
  plafonne ? textesRegistre.plusDe(nombre.format(total)) : nombre.format(total)
