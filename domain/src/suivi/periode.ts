import type { ErreurChamp } from '../core/erreurs.ts'
import type { Jour } from '../core/jour.ts'
import { textesStatistiques } from './textes/statistiques.ts'

/** Calendar days in Paris, both included. */
export interface Periode {
  du: Jour
  au: Jour
}

/** From the first of January to today. */
export const anneeEnCours = (aujourdhui: Jour): Periode => ({ du: `${aujourdhui.slice(0, 4)}-01-01`, au: aujourdhui })

export const erreursPeriode = ({ du, au }: Periode): ErreurChamp[] =>
  du > au ? [{ field: 'au', defaultMessage: textesStatistiques.finAvantDebut }] : []
