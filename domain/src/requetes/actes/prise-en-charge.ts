import * as z from 'zod/mini'
import { commonChamps, defineActe } from './definition.ts'
import { Agent } from './situation.ts'
import { textesDesActes } from '../textes/actes.ts'

/** A clerk takes the file: nobody else acts on it until it is handed over, given back or taken over. */
export const priseEnCharge = defineActe({
  schema: z.object({ ...commonChamps('PRISE_EN_CHARGE'), agent: Agent }),
  summary: 'Takes a request in charge; visible to the other clerks.',
  textes: textesDesActes.PRISE_EN_CHARGE,
  chemin: 'prise-en-charge',
  saisie: {},
  make: (_, { aujourdhui, agent }) => ({ type: 'PRISE_EN_CHARGE', le: aujourdhui, agent }),
  charge: 'LIBRE',
  corrigible: true,
  ferme: [],
  ouvre: [],
  reduce: ({ agent, le }) => ({ enCharge: { agent, le } }),
})
