import * as z from 'zod/mini'
import { formatJour, Jour } from '../../core/jour.ts'
import { optionalLigne } from '../../core/texte.ts'
import { commonChamps, defineActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

const mots = textesDesActes.CONSTAT_PUBLICATION

/**
 * The newspaper published the notice it was sent. `on` is the day of publication, which the register records too (STAFF-23,
 * docs/decisions/0098). The publication ends the file, so no later act depends on it: a mistaken one can always be corrected.
 */
export const constatPublication = defineActe({
  schema: z.object({
    ...commonChamps('CONSTAT_PUBLICATION'),
    parution: optionalLigne(100),
    /** Whether this act wrote the mention in the register: the register may have held it already. */
    mention: z.boolean(),
  }),
  summary: 'Records the day the newspaper published the notice of a creation; the register says it too, in a version RECTIFICATION.',
  textes: mots,
  chemin: 'constat-publication',
  saisie: { le: Jour, parution: optionalLigne(100) },
  make: ({ le, parution }) => ({ type: 'CONSTAT_PUBLICATION', le, parution }),
  charge: 'INDIFFERENTE',
  corrigible: true,
  ferme: [],
  ouvre: [],
  reduce: ({ le, parution }) => ({ publiee: { le, parution } }),
  obstacles: ({ publiee }) => (publiee ? [mots.dejaConstatee(formatJour(publiee.le))] : []),
  jour: (le, { avisEnvoye }) => (avisEnvoye && le < avisEnvoye.le ? mots.avantLAvis(formatJour(avisEnvoye.le)) : null),
})
