import * as z from 'zod/mini'
import { textesGreffe } from '../textes-greffe.ts'
import { communs, definirActe } from './definition.ts'

/** The dated receipt the court owes within five days (CPC annex, art. 30-1). Served on the declarant at once: it is not taken back. */
export const recepisse = definirActe({
  schema: z.object(communs('RECEPISSE')),
  charge: 'INDIFFERENTE',
  corrigible: false,
  ferme: ['RECEPISSE'],
  ouvre: [],
  reduire: ({ le }) => ({ recepisseLe: le }),
  obstacles: ({ recepisseLe }) => (recepisseLe ? [textesGreffe.obstacles.recepisseDelivre] : []),
})
