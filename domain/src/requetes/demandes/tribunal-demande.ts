import * as z from 'zod/mini'
import { allowedTypes } from '../../core/documents.ts'
import type { Jour } from '../../core/jour.ts'
import type { NatureDemande } from './natures-demande.ts'

/** A type of document that a reply may bring; null for a « Demande de précisions ». */
export const TypeDemande = z.nullable(z.enum(allowedTypes.pieces))
export type TypeDemande = z.output<typeof TypeDemande>

/** One round of a demande, with its own letter and code. `dateRetour` is the day requested for the reply; it closes nothing. */
export interface Tour {
  le: Jour
  dateRetour: Jour
  transmiseLe: Jour | null
}

/** One demande of the court: one or several points, each validated or asked again in a new round. */
export interface Demande {
  /** Counted from 1 within the request. */
  numero: number
  nature: NatureDemande
  points: readonly { type: TypeDemande; valideLe: Jour | null }[]
  tours: readonly Tour[]
  /** How it ended: the court validated it, withdrew it or decided, or the declarant withdrew the request. */
  fin: { le: Jour; comment: 'VALIDEE' | 'RETIREE' | 'CLOSE' } | null
}
