import * as z from 'zod/mini'
import { requiredCorps } from '../../core/texte.ts'
import { commonChamps, defineActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

const mots = textesDesActes.LEVEE_CONTESTATION

/** The court answers all pending contests at once. The request may then be decided, one way or the other (docs/decisions/0054). */
export const leveeContestation = defineActe({
  schema: z.object(commonChamps('LEVEE_CONTESTATION')),
  summary: 'Answers what attached persons contest of a filing, with a reason. They get a mail.',
  textes: mots,
  chemin: 'levee-contestation',
  saisie: { motif: requiredCorps(4000) },
  make: (_, { aujourdhui }) => ({ type: 'LEVEE_CONTESTATION', le: aujourdhui }),
  texte: ({ motif }) => motif,
  charge: 'TENUE',
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduce: () => ({ contestations: [] }),
  obstacles: ({ contestations }) => (contestations.length > 0 ? [] : [mots.sansContestation]),
})
