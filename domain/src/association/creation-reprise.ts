import * as z from 'zod/mini'
import { Commune } from '../core/commune.ts'
import { JourFacultatif } from '../core/jour.ts'
import { choixParDefaut, codeObligatoire, corpsFacultatif, corpsObligatoire, texteFacultatif, texteObligatoire } from '../core/texte.ts'
import { buts } from './buts.ts'
import { Reprise } from './reprise.ts'

/** The states a paper register gives. */
export const etatsRepris = ['INSCRITE', 'DISSOUTE', 'RADIEE'] as const
export type EtatRepris = (typeof etatsRepris)[number]
/** The answer of a clerk who does not find it on paper; a client that does not answer says the same. */
export const nonConnu = 'NON_CONNU'

const connuOuNon = <const V extends readonly [string, ...string[]]>(valeurs: V) => choixParDefaut([...valeurs, nonConnu], nonConnu)

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
  etatAssociation: connuOuNon(etatsRepris),
  /** The legal representative that the statutes name; null when nobody knows it. */
  gouvernance: texteFacultatif(150),
  but: connuOuNon(buts),
  /** Whether the statutes limit the powers of the direction. */
  limites: connuOuNon(['AUCUNE', 'STATUTAIRES']),
  precisionStipulation: corpsFacultatif(4000),
  reprise: Reprise,
  membres: z.array(texteObligatoire(500)).check(z.maxLength(100)),
})
export type CreationReprise = z.output<typeof CreationReprise>
