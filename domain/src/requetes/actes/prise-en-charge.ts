import * as z from 'zod/mini'
import { communs, definirActe } from './definition.ts'
import { Agent } from './situation.ts'

/** A clerk takes the file: nobody else acts on it until it is handed over or given back (design.md §5). The receipt stays owed. */
export const priseEnCharge = definirActe({
  schema: z.object({ ...communs('PRISE_EN_CHARGE'), agent: Agent }),
  charge: 'LIBRE',
  corrigible: true,
  ferme: [],
  ouvre: [],
  reduire: ({ agent, le }) => ({ enCharge: { agent, le } }),
})
