import * as z from 'zod/mini'
import { textes } from '../../core/textes.ts'
import { communs, definirActe } from './definition.ts'
import { Agent } from './situation.ts'

/** The clerk who holds the file hands it over to another of the same court, `agent`. */
export const remise = definirActe({
  schema: z.object({ ...communs('REMISE'), agent: Agent }),
  chemin: 'remise',
  saisie: { agent: z.uuid({ error: textes.valeurNonProposee }) },
  charge: 'TENUE',
  corrigible: true,
  ferme: [],
  ouvre: [],
  reduire: ({ agent, le }) => ({ enCharge: { agent, le } }),
})
