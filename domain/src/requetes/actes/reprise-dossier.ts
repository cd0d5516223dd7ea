import * as z from 'zod/mini'
import { requiredCorps } from '../../core/texte.ts'
import { commonChamps, defineActe } from './definition.ts'
import { Agent } from './situation.ts'
import { textesDesActes } from '../textes/actes.ts'

/** A clerk takes over a file that a colleague holds, with a reason: the colleague may be away while legal delays run. */
export const repriseDossier = defineActe({
  schema: z.object({ ...commonChamps('REPRISE_DOSSIER'), agent: Agent }),
  summary: 'Takes over a request that another clerk of its court holds, with a reason. That clerk gets a mail.',
  textes: textesDesActes.REPRISE_DOSSIER,
  chemin: 'reprise-dossier',
  saisie: { motif: requiredCorps(2000) },
  make: (_, { aujourdhui, agent }) => ({ type: 'REPRISE_DOSSIER', le: aujourdhui, agent }),
  texte: ({ motif }) => motif,
  charge: 'TENUE_PAR_UN_AUTRE',
  // The colleague was notified; « Confier à… » gives the file back.
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduce: ({ agent, le }) => ({ enCharge: { agent, le } }),
})
