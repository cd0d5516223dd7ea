import * as z from 'zod/mini'
import { requiredCorps } from '../../core/texte.ts'
import { textes } from '../../core/textes/common.ts'
import { commonChamps, defineActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

/**
 * Marks an earlier act (line `corrige` of the journal) as a mistake. The request is then read as if that act had not been done, and its
 * clocks are computed again. Nothing is erased, and the reason is kept.
 */
export const correction = defineActe({
  schema: z.object({ ...commonChamps('CORRECTION'), corrige: z.int().check(z.gte(2)) }),
  summary: 'Corrects a mistaken act by another that names it; nothing is erased.',
  textes: textesDesActes.CORRECTION,
  chemin: 'correction',
  saisie: { corrige: z.int().check(z.gte(2)), motif: requiredCorps(2000) },
  make: ({ corrige }, { aujourdhui }) => ({ type: 'CORRECTION', le: aujourdhui, corrige }),
  check: ({ corrige }, { corrigibles }) =>
    corrigibles.includes(corrige) ? [] : [{ field: 'corrige', defaultMessage: textes.valeurNonProposee }],
  texte: ({ motif }) => motif,
  charge: 'INDIFFERENTE',
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduce: () => ({}),
  obstacles: ({ corrigibles }) => (corrigibles.length > 0 ? [] : [textesDesActes.CORRECTION.rienACorriger]),
})
