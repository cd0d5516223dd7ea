import * as z from 'zod/mini'
import { OptionalJour } from '../core/jour.ts'
import { requiredCode, optionalCorps, optionalLigne, requiredLigne } from '../core/texte.ts'

/** One event read in the paper register (ENT-21). */
export const RepriseEvenement = z.strictObject({
  evenement: requiredLigne(200),
  type: optionalLigne(100),
  date: OptionalJour,
  dateAg: OptionalJour,
  texte: optionalCorps(4000),
})
export type RepriseEvenement = z.output<typeof RepriseEvenement>

/** The place of an association in the paper register, and what is read there (ENT-21, STAFF-18). */
export const Reprise = z.strictObject({
  numeroVolume: requiredCode(20),
  numeroFolio: requiredCode(20),
  registre: z.array(RepriseEvenement).check(z.maxLength(200)),
})
export type Reprise = z.output<typeof Reprise>

/** The events of the paper register, latest first; those without a date come last (SHEET-24). */
export const sortEvenements = (registre: readonly RepriseEvenement[]): RepriseEvenement[] =>
  registre.toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : (a.date ?? '') > (b.date ?? '') ? -1 : 0))
