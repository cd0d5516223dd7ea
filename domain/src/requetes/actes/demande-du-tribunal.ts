import * as z from 'zod/mini'
import { typesAdmis } from '../../core/documents.ts'
import type { JourCalendaire } from '../../core/jour.ts'
import type { NatureDemande } from './natures-demande.ts'

/** A type of document a reply may bring; null of a « Demande de précisions ». */
export const TypeDemande = z.nullable(z.enum(typesAdmis.pieces))
export type TypeDemande = z.output<typeof TypeDemande>

/** One sending of a demand: its letter and its code. `dateRetour` the day it is asked for, which closes nothing. */
export interface Tour {
  le: JourCalendaire
  dateRetour: JourCalendaire
  transmiseLe: JourCalendaire | null
}

/** What the court has asked at once: one or several points, each validated or asked again in a new round. */
export interface Demande {
  /** From 1, in the order of the request. */
  numero: number
  nature: NatureDemande
  points: readonly { type: TypeDemande; valideLe: JourCalendaire | null }[]
  tours: readonly Tour[]
  /** When it ended: the court is satisfied, has taken it back, or has decided; the declarant has taken the request back. */
  fin: { le: JourCalendaire; comment: 'VALIDEE' | 'RETIREE' | 'CLOSE' } | null
}
