import * as z from 'zod/mini'
import { corpsObligatoire } from '../../core/texte.ts'
import { textesGreffe } from '../textes-greffe.ts'
import { communs, definirActe } from './definition.ts'

/**
 * An earlier act, the line `corrige` of the journal, was a mistake: the request is read as if it had not been done, its clocks computed
 * again. Nothing is erased, and the reason is kept (design.md §5).
 */
export const correction = definirActe({
  schema: z.object({ ...communs('CORRECTION'), corrige: z.int().check(z.gte(2)) }),
  chemin: 'correction',
  saisie: { corrige: z.int().check(z.gte(2)), motif: corpsObligatoire(2000) },
  charge: 'INDIFFERENTE',
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduire: () => ({}),
  obstacles: ({ corrigibles }) => (corrigibles.length > 0 ? [] : [textesGreffe.obstacles.rienACorriger]),
})
