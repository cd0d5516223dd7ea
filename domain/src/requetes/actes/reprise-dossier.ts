import * as z from 'zod/mini'
import { corpsObligatoire } from '../../core/texte.ts'
import { communs, definirActe } from './definition.ts'
import { Agent } from './situation.ts'
import { textesDesActes } from './textes.ts'

/** A clerk takes over a file that a colleague holds, and says why: the colleague may be ill or away, and legal days run meanwhile. */
export const repriseDossier = definirActe({
  schema: z.object({ ...communs('REPRISE_DOSSIER'), agent: Agent }),
  summary: 'Takes over a request that another clerk of its court holds, with a reason. That clerk gets a mail.',
  textes: textesDesActes.REPRISE_DOSSIER,
  chemin: 'reprise-dossier',
  saisie: { motif: corpsObligatoire(2000) },
  faire: (_, { aujourdhui, agent }) => ({ type: 'REPRISE_DOSSIER', le: aujourdhui, agent }),
  texte: ({ motif }) => motif,
  charge: 'TENUE_PAR_UN_AUTRE',
  // The colleague has been told; the file is given back with « Confier à… ».
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduire: ({ agent, le }) => ({ enCharge: { agent, le } }),
})
