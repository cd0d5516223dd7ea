import * as z from 'zod/mini'
import { communs, definirActe } from './definition.ts'
import { textesDesActes } from './textes.ts'

/**
 * The declarant files: the court owes a receipt in five days and an examination in a month (CPC annex art. 30-1 and 30-2), from the day it
 * received the filing, which a clerk may record later when it came on paper (`guichet`, STAFF-15).
 */
export const depot = definirActe({
  schema: z.object({ ...communs('DEPOT'), guichet: z.optional(z.literal(true)) }),
  summary: 'Files a request.',
  textes: textesDesActes.DEPOT,
  chemin: null,
  saisie: {},
  faire: null,
  charge: null,
  corrigible: false,
  ferme: [],
  ouvre: ['RECEPISSE', 'EXAMEN'],
  reduire: ({ le }) => ({ deposeeLe: le }),
})
