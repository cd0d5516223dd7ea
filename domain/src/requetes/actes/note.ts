import * as z from 'zod/mini'
import { corpsObligatoire } from '../../core/texte.ts'
import { communs, definirActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

/** A note from a clerk to their colleagues, whoever holds the file, decided or not. No declarant ever reads it. Its text can be erased. */
export const note = definirActe({
  schema: z.object(communs('NOTE')),
  summary: 'Adds an internal note of the court to a request, which no declarant reads.',
  textes: textesDesActes.NOTE,
  chemin: 'note',
  saisie: { note: corpsObligatoire(2000) },
  faire: (_, { aujourdhui }) => ({ type: 'NOTE', le: aujourdhui }),
  texte: (dit) => dit.note,
  charge: 'SANS_EGARD',
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduire: () => ({}),
})
