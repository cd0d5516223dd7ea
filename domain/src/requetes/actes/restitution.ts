import * as z from 'zod/mini'
import { communs, definirActe } from './definition.ts'

/** The clerk who holds the file gives it back to the queue: whoever takes it finds it at its stage. */
export const restitution = definirActe({
  schema: z.object(communs('RESTITUTION')),
  chemin: 'restitution',
  saisie: {},
  charge: 'TENUE',
  corrigible: true,
  ferme: [],
  ouvre: [],
  reduire: () => ({ enCharge: null }),
})
