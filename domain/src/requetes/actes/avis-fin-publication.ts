import * as z from 'zod/mini'
import { JournalLegal } from '../../core/annexe.ts'
import { optionalCorps, requiredLigne } from '../../core/texte.ts'
import { commonChamps, defineActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

/**
 * Once the payment is proved, the court sends the notice to the newspaper by registered letter, within fifteen days (CPC annex art. 30-10).
 * The clerk names the newspaper, since the proof may name it wrongly. Sent at once, so never corrected.
 */
export const avisFinPublication = defineActe({
  schema: z.object({
    ...commonChamps('AVIS_FIN_PUBLICATION'),
    journal: requiredLigne(150),
    code: requiredLigne(19),
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  summary: 'Sends the notice of a creation to the newspaper that was paid: a PDF kept with the request and with the association.',
  textes: textesDesActes.AVIS_FIN_PUBLICATION,
  chemin: 'avis-fin-publication',
  /** `adresse` is for the envelope only: the register knows newspapers by their name. */
  saisie: { journal: JournalLegal, adresse: optionalCorps(300) },
  make: ({ journal: { libelle } }, { aujourdhui }) => ({ type: 'AVIS_FIN_PUBLICATION', le: aujourdhui, journal: libelle }),
  charge: 'INDIFFERENTE',
  corrigible: false,
  ferme: ['AVIS_AU_JOURNAL'],
  ouvre: [],
  reduce: ({ le, journal }) => ({ avisEnvoye: { le, journal } }),
})
