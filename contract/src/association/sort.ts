import * as z from 'zod/mini'
import { motifsEtat } from 'domain/association/motif-etat'

/** Why an association is in its state, where the state alone would mislead; null otherwise. */
export const motifEtat = z.nullable(z.enum(motifsEtat))

/** Why an association is in its state, and the association that succeeds it when it was struck off. */
export const sort = {
  motifEtat,
  successeur: z.nullable(z.object({ numero: z.string(), denomination: z.string(), tribunal: z.string() })),
}
