import type { ErreurChamp } from '../core/erreurs.ts'
import type { JourCalendaire } from '../core/jour.ts'
import { textesStatistiques } from './textes/statistiques.ts'

/** Calendar days in Paris, both included. */
export interface Periode {
  du: JourCalendaire
  au: JourCalendaire
}

/** From the first of January to today. */
export const anneeEnCours = (aujourdhui: JourCalendaire): Periode => ({ du: `${aujourdhui.slice(0, 4)}-01-01`, au: aujourdhui })

export const erreursPeriode = ({ du, au }: Periode): ErreurChamp[] =>
  du > au ? [{ field: 'au', defaultMessage: textesStatistiques.finAvantDebut }] : []
