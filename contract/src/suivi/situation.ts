import * as z from 'zod/mini'
import { AwaitedDemande } from '../pieces/awaited.ts'

const text = z.string()

/** Where the signed paper statutes of a creation are, in words. `attendus`: still to be sent. Null when none are required (STAFF-05). */
export const StatutsPapier = z.nullable(z.object({ ou: text, attendus: z.boolean() }))

/** Where a request stands, for the person who filed it or an attached user. */
export const whereItStands = {
  /** In one sentence (STATE-14). */
  phrase: text,
  /** Day its declarant took it back: it is REJETEE without a decision (REQ-19). */
  retireeLe: z.nullable(text),
  /** Whether this reader may take it back now. */
  retirable: z.boolean(),
  /** Whether they may reuse its content in a new one. */
  reprenable: z.boolean(),
  statutsPapier: StatutsPapier,
  /** The demandes this reader may reply to; the reply page is `/pieces/{requete}-{code}` (ENT-37). */
  demandesPieces: z.array(AwaitedDemande),
}
