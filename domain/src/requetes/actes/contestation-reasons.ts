import { formatJour } from '../../core/jour.ts'
import type { Situation } from './situation.ts'
import { textesDesActes } from '../textes/actes.ts'

/** Reasons why a contested request may not be decided: who contests it, since when. */
export const contestationReasons = (contestations: Situation['contestations']): string[] =>
  contestations.map(({ le, par }) => textesDesActes.INSCRIPTION.contestee(`${par.prenom} ${par.nom}`, formatJour(le)))
