import * as z from 'zod/mini'
import { textes } from '../../core/textes/common.ts'
import { commonChamps, defineActe } from './definition.ts'
import { Agent } from './situation.ts'
import { textesDesActes } from '../textes/actes.ts'

/** The clerk who holds the file hands it over to a colleague of the same court, `agent`. */
export const remise = defineActe({
  schema: z.object({ ...commonChamps('REMISE'), agent: Agent }),
  summary: 'Hands a request one holds over to another clerk of its court.',
  textes: textesDesActes.REMISE,
  chemin: 'remise',
  saisie: { agent: z.uuid({ error: textes.valeurNonProposee }) },
  make: (dit, { aujourdhui, collegues }) => {
    const agent = collegues.find(({ uuid }) => uuid === dit.agent)
    return agent ? { type: 'REMISE', le: aujourdhui, agent } : null
  },
  check: (dit, { collegues }) =>
    collegues.some(({ uuid }) => uuid === dit.agent) ? [] : [{ field: 'agent', defaultMessage: textes.valeurNonProposee }],
  charge: 'TENUE',
  corrigible: true,
  ferme: [],
  ouvre: [],
  reduce: ({ agent, le }) => ({ enCharge: { agent, le } }),
})
