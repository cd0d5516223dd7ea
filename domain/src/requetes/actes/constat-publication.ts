import * as z from 'zod/mini'
import { formaterJour, JourCalendaire } from '../../core/jour.ts'
import { texteFacultatif } from '../../core/texte.ts'
import { communs, definirActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

const mots = textesDesActes.CONSTAT_PUBLICATION

/**
 * The newspaper published the notice it was sent. `le` is the day of publication, which the register records too (STAFF-23,
 * docs/decisions/0098). The publication ends the file, so no later act depends on it: a mistaken one can always be corrected.
 */
export const constatPublication = definirActe({
  schema: z.object({
    ...communs('CONSTAT_PUBLICATION'),
    parution: texteFacultatif(100),
    /** Whether this act wrote the mention in the register: the register may have held it already. */
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
