import * as z from 'zod/mini'
import { formatJour, Jour } from '../../core/jour.ts'
import { commonChamps, defineActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

const mots = textesDesActes.RECEPTION_OBSERVATIONS

/**
 * Observations on a project of rejection came on paper: the court may decide (CPC annex art. 30-2: the direction may answer by any means).
 * The link of the project stays open for more until the decision.
 */
export const receptionObservations = defineActe({
  schema: z.object(commonChamps('RECEPTION_OBSERVATIONS')),
  summary: 'Records the day observations on a project of rejection came on paper.',
  textes: mots,
  chemin: 'reception-observations',
  saisie: { le: Jour },
  make: ({ le }) => ({ type: 'RECEPTION_OBSERVATIONS', le }),
  charge: 'TENUE',
  corrigible: true,
  ferme: [],
  ouvre: [],
  reduce: ({ le }, { ensuite }) => ({ observationsLe: le, ensuite: ensuite?.de === 'PROJET_REJET' ? null : ensuite }),
  jour: (le, { projetRejetLe }) => (projetRejetLe && le < projetRejetLe ? mots.avantLeProjet(formatJour(projetRejetLe)) : null),
})
