import * as z from 'zod/mini'
import { formaterJour, JourCalendaire } from '../../core/jour.ts'
import { textesGreffe } from '../textes/greffe.ts'
import { communs, definirActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

/** The prefect answers that he does not oppose: the decision need not wait for the end of the six weeks (CCL art. 63). */
export const reponsePrefet = definirActe({
  schema: z.object({ ...communs('REPONSE_PREFET'), reponse: z.literal('PAS_D_OPPOSITION') }),
  summary: "Records the prefect's answer: no opposition.",
  textes: textesDesActes.REPONSE_PREFET,
  chemin: 'reponse-prefet',
  saisie: { le: JourCalendaire, reponse: z.literal('PAS_D_OPPOSITION') },
  faire: ({ le, reponse }) => ({ type: 'REPONSE_PREFET', le, reponse }),
  charge: 'TENUE',
  corrigible: true,
  ferme: ['OPPOSITION_PREFET'],
  ouvre: [],
  reduire: ({ le }) => ({ reponseLe: le, ensuite: null }),
  horsEtape: ({ communiqueeLe }) => (communiqueeLe ? null : textesGreffe.obstacles.nonCommuniquee),
  jour: (le, { communiqueeLe }) =>
    communiqueeLe && le < communiqueeLe ? textesDesActes.REPONSE_PREFET.avantLaCommunication(formaterJour(communiqueeLe)) : null,
})
