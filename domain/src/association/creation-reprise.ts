import * as z from 'zod/mini'
import { Commune } from '../core/commune.ts'
import { JourFacultatif } from '../core/jour.ts'
import { choixParDefaut, codeObligatoire, corpsFacultatif, corpsObligatoire, texteFacultatif, texteObligatoire } from '../core/texte.ts'
import { buts } from './buts.ts'
import { Reprise } from './reprise.ts'

/** The states that a paper register can give. */
export const etatsRepris = ['INSCRITE', 'DISSOUTE', 'RADIEE'] as const
export type EtatRepris = (typeof etatsRepris)[number]
/** The clerk's answer when the paper does not say. A client that sends nothing means the same. */
export const nonConnu = 'NON_CONNU'

const connuOuNon = <const V extends readonly [string, ...string[]]>(valeurs: V) => choixParDefaut([...valeurs, nonConnu], nonConnu)

/** An association known on paper only, as a clerk copies it (STAFF-18). Today's rules on filings do not apply to what the paper says. */
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
  /** The day of the entry in the paper register; null when unknown. */
  inscriteLe: JourFacultatif,
  etatAssociation: connuOuNon(etatsRepris),
  /** The legal representative that the statutes name; null when unknown. */
  gouvernance: texteFacultatif(150),
  but: connuOuNon(buts),
  /** Whether the statutes limit the powers of the direction. */
  limites: connuOuNon(['AUCUNE', 'STATUTAIRES']),
  precisionStipulation: corpsFacultatif(4000),
  reprise: Reprise,
  membres: z.array(texteObligatoire(500)).check(z.maxLength(100)),
})
export type CreationReprise = z.output<typeof CreationReprise>
