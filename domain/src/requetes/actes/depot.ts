import * as z from 'zod/mini'
import { commonChamps, defineActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

/**
 * The declarant files. From the day it received the filing, the court owes a receipt in five days and an examination in a month (CPC annex
 * art. 30-1 and 30-2). A clerk may record that day later when the filing came on paper (`guichet`, STAFF-15).
 */
export const depot = defineActe({
  schema: z.object({ ...commonChamps('DEPOT'), guichet: z.optional(z.literal(true)) }),
  summary: 'Files a request.',
  textes: textesDesActes.DEPOT,
  chemin: null,
  saisie: {},
  make: null,
  charge: null,
  corrigible: false,
  ferme: [],
  ouvre: ['RECEPISSE', 'EXAMEN'],
  reduce: ({ le }) => ({ deposeeLe: le }),
})
