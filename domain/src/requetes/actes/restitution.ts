import * as z from 'zod/mini'
import { communs, definirActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

/** The clerk who holds the file gives it back to the queue, at its current stage. */
export const restitution = definirActe({
  schema: z.object(communs('RESTITUTION')),
  summary: 'Gives a request one holds back to the queue.',
  textes: textesDesActes.RESTITUTION,
  chemin: 'restitution',
  saisie: {},
  faire: (_, { aujourdhui }) => ({ type: 'RESTITUTION', le: aujourdhui }),
  charge: 'TENUE',
  corrigible: true,
  ferme: [],
  ouvre: [],
  reduire: () => ({ enCharge: null }),
})
