import { formaterJour } from '../../core/jour.ts'
import type { Situation } from './situation.ts'
import { textesDesActes } from './textes.ts'

/** Why nothing is decided of a contested request, whichever way: who contests it and since when. */
export const contestees = (contestations: Situation['contestations']): string[] =>
  contestations.map(({ le, par }) => textesDesActes.INSCRIPTION.contestee(`${par.prenom} ${par.nom}`, formaterJour(le)))
