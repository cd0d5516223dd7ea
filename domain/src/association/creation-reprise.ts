import * as z from 'zod/mini'
import { Commune } from '../core/commune.ts'
import { OptionalJour } from '../core/jour.ts'
import { choixWithDefault, requiredCode, optionalCorps, requiredCorps, optionalLigne, requiredLigne } from '../core/texte.ts'
import { buts } from './buts.ts'
import { Reprise } from './reprise.ts'

/** The states that a paper register can give. */
export const repriseEtats = ['INSCRITE', 'DISSOUTE', 'RADIEE'] as const
export type RepriseEtat = (typeof repriseEtats)[number]
/** The clerk's answer when the paper does not say. A client that sends nothing means the same. */
export const unknownAnswer = 'NON_CONNU'

const choixOrUnknown = <const V extends readonly [string, ...string[]]>(valeurs: V) =>
  choixWithDefault([...valeurs, unknownAnswer], unknownAnswer)

/** An association known on paper only, as a clerk copies it (STAFF-18). Today's rules on filings do not apply to what the paper says. */
export const CreationReprise = z.strictObject({
  tribunal: requiredLigne(40),
  denomination: requiredLigne(250),
  objet: requiredCorps(4000),
  adresse: requiredLigne(200),
  complementAdresse: optionalLigne(200),
  codePostal: requiredCode(10),
  commune: Commune,
  dateConstitutive: OptionalJour,
  dateStatuts: OptionalJour,
  /** The day of the entry in the paper register; null when unknown. */
  inscriteLe: OptionalJour,
  etatAssociation: choixOrUnknown(repriseEtats),
  /** The legal representative that the statutes name; null when unknown. */
  gouvernance: optionalLigne(150),
  but: choixOrUnknown(buts),
  /** Whether the statutes limit the powers of the direction. */
  limites: choixOrUnknown(['AUCUNE', 'STATUTAIRES']),
  precisionStipulation: optionalCorps(4000),
  reprise: Reprise,
  membres: z.array(requiredLigne(500)).check(z.maxLength(100)),
})
export type CreationReprise = z.output<typeof CreationReprise>
