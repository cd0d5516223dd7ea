import * as z from 'zod/mini'
import { requiredCorps } from '../../core/texte.ts'
import { commonChamps, defineActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

/** A note from a clerk to their colleagues, whoever holds the file, decided or not. No declarant ever reads it. Its text can be erased. */
export const note = defineActe({
  schema: z.object(commonChamps('NOTE')),
  summary: 'Adds an internal note of the court to a request, which no declarant reads.',
  textes: textesDesActes.NOTE,
  chemin: 'note',
  saisie: { note: requiredCorps(2000) },
  make: (_, { aujourdhui }) => ({ type: 'NOTE', le: aujourdhui }),
  texte: (dit) => dit.note,
  charge: 'SANS_EGARD',
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduce: () => ({}),
})
