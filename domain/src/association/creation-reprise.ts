import * as z from 'zod/mini'
import { Commune } from '../core/commune.ts'
import { JourFacultatif } from '../core/jour.ts'
import { codeObligatoire, corpsObligatoire, texteFacultatif, texteObligatoire } from '../core/texte.ts'
import { Reprise } from './reprise.ts'

/** An association known on paper only, as a clerk copies it (STAFF-18): today's rules on filings do not apply to what the paper says. */
export const CreationReprise = z.strictObject({
  tribunal: texteObligatoire(40),
  denomination: texteObligatoire(250),
  objet: corpsObligatoire(4000),
  adresse: texteObligatoire(200),
  complementAdresse: texteFacultatif(200),
  codePostal: codeObligatoire(10),
  commune: Commune,
  dateConstitutive: JourFacultatif,
  dateStatuts: JourFacultatif,
  /** The day the paper register entered it; null when nobody knows it. */
  inscriteLe: JourFacultatif,
  reprise: Reprise,
  membres: z.array(texteObligatoire(500)).check(z.maxLength(100)),
})
export type CreationReprise = z.output<typeof CreationReprise>
