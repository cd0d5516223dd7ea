import * as z from 'zod/mini'
import { communs, definirActe } from './definition.ts'
import { Agent } from './situation.ts'

/** A clerk takes the file: nobody else acts on it until it is handed over or given back (design.md §5). */
export const priseEnCharge = definirActe({
  schema: z.object({ ...communs('PRISE_EN_CHARGE'), agent: Agent }),
  chemin: 'prise-en-charge',
  saisie: {},
  charge: 'LIBRE',
  corrigible: true,
  // Until the receipt is an act of its own (docs/in-progress.md).
  ferme: ['RECEPISSE'],
  ouvre: [],
  reduire: ({ agent, le }) => ({ enCharge: { agent, le } }),
})
