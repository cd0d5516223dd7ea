import * as z from 'zod/mini'
import { commonChamps, defineActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

/** The clerk who holds the file gives it back to the queue, at its current stage. */
export const restitution = defineActe({
  schema: z.object(commonChamps('RESTITUTION')),
  summary: 'Gives a request one holds back to the queue.',
  textes: textesDesActes.RESTITUTION,
  chemin: 'restitution',
  saisie: {},
  make: (_, { aujourdhui }) => ({ type: 'RESTITUTION', le: aujourdhui }),
  charge: 'TENUE',
  corrigible: true,
  ferme: [],
  ouvre: [],
  reduce: () => ({ enCharge: null }),
})
