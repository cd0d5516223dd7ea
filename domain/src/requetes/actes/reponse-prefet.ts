import * as z from 'zod/mini'
import { formatJour, Jour } from '../../core/jour.ts'
import { textesGreffe } from '../textes/greffe.ts'
import { commonChamps, defineActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

/** The prefect answers that he does not oppose: the decision need not wait for the end of the six weeks (CCL art. 63). */
export const reponsePrefet = defineActe({
  schema: z.object({ ...commonChamps('REPONSE_PREFET'), reponse: z.literal('PAS_D_OPPOSITION') }),
  summary: "Records the prefect's answer: no opposition.",
  textes: textesDesActes.REPONSE_PREFET,
  chemin: 'reponse-prefet',
  saisie: { le: Jour, reponse: z.literal('PAS_D_OPPOSITION') },
  make: ({ le, reponse }) => ({ type: 'REPONSE_PREFET', le, reponse }),
  charge: 'TENUE',
  corrigible: true,
  ferme: ['OPPOSITION_PREFET'],
  ouvre: [],
  reduce: ({ le }) => ({ reponseLe: le, ensuite: null }),
  outsideEtape: ({ communiqueeLe }) => (communiqueeLe ? null : textesGreffe.obstacles.nonCommuniquee),
  jour: (le, { communiqueeLe }) =>
    communiqueeLe && le < communiqueeLe ? textesDesActes.REPONSE_PREFET.avantLaCommunication(formatJour(communiqueeLe)) : null,
})
