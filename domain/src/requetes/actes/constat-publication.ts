import * as z from 'zod/mini'
import { formaterJour, JourCalendaire } from '../../core/jour.ts'
import { texteFacultatif } from '../../core/texte.ts'
import { communs, definirActe } from './definition.ts'
import { textesDesActes } from './textes.ts'

const mots = textesDesActes.CONSTAT_PUBLICATION

/**
 * The newspaper has published the notice it was sent: `le` is the day it did, which the register says too (STAFF-23, docs/decisions/0098).
 * The publication is the end of the file; a mistaken one is corrected as long as nothing rests on it, and nothing does.
 */
export const constatPublication = definirActe({
  schema: z.object({
    ...communs('CONSTAT_PUBLICATION'),
    parution: texteFacultatif(100),
    /** Whether the act wrote the mention of the register, which may have said it before. */
    mention: z.boolean(),
  }),
  summary: 'Records the day the newspaper published the notice of a creation; the register says it too, in a version RECTIFICATION.',
  textes: mots,
  chemin: 'constat-publication',
  saisie: { le: JourCalendaire, parution: texteFacultatif(100) },
  faire: ({ le, parution }) => ({ type: 'CONSTAT_PUBLICATION', le, parution }),
  charge: 'INDIFFERENTE',
  corrigible: true,
  ferme: [],
  ouvre: [],
  reduire: ({ le, parution }) => ({ publiee: { le, parution } }),
  obstacles: ({ publiee }) => (publiee ? [mots.dejaConstatee(formaterJour(publiee.le))] : []),
  jour: (le, { avisEnvoye }) => (avisEnvoye && le < avisEnvoye.le ? mots.avantLAvis(formaterJour(avisEnvoye.le)) : null),
})
