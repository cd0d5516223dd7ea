import * as z from 'zod/mini'
import { DemandeAttendue } from '../pieces/attendue.ts'

const text = z.string()

/** Where the signed paper statutes of a creation are, in words, and whether they are still to be sent; null where none are awaited (STAFF-05). */
export const StatutsPapier = z.nullable(z.object({ ou: text, attendus: z.boolean() }))

/** Where a request stands for who reads it on their own side. */
export const ouElleEnEst = {
  /** In one sentence (STATE-14). */
  phrase: text,
  /** Day its declarant took it back: it is REJETEE without any decision (REQ-19). */
  retireeLe: z.nullable(text),
  /** Whether this reader may take it back now. */
  retirable: z.boolean(),
  /** Whether they may take up in a new one what they typed in it. */
  reprenable: z.boolean(),
  statutsPapier: StatutsPapier,
  /** What the court awaits of this reader, when they may reply: the page of the reply is `/pieces/{requete}-{code}` (ENT-37). */
  demandesPieces: z.array(DemandeAttendue),
}
