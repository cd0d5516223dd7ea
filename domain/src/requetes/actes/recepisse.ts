import * as z from 'zod/mini'
import { formatJour } from '../../core/jour.ts'
import { requiredLigne } from '../../core/texte.ts'
import { commonChamps, defineActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

/**
 * The dated receipt that the court owes within five days (CPC annex art. 30-1), at any stage before the decision. The act names the
 * document it delivers by code and SHA-256. Sent at once, so never corrected.
 */
export const recepisse = defineActe({
  schema: z.object({ ...commonChamps('RECEPISSE'), code: requiredLigne(19), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  summary: 'Delivers the dated receipt of a request: a PDF kept with it. The filer and the declarant get a mail.',
  textes: textesDesActes.RECEPISSE,
  chemin: 'recepisse',
  saisie: {},
  make: (_, { aujourdhui }) => ({ type: 'RECEPISSE', le: aujourdhui }),
  charge: 'INDIFFERENTE',
  corrigible: false,
  ferme: ['RECEPISSE'],
  ouvre: [],
  reduce: ({ le }) => ({ recepisseLe: le }),
  obstacles: ({ recepisseLe }) => (recepisseLe ? [textesDesActes.RECEPISSE.dejaDelivre(formatJour(recepisseLe))] : []),
})
