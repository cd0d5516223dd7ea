import { textesRefus } from 'domain/core/textes-refus'
import * as z from 'zod/mini'

const cle = z.uuid({ error: textesRefus.clePrecisee }).check(z.toLowerCase())

/** One intention to send: the same key again has the same answer (goal R2). */
export const CleIdempotence = z.object({ 'idempotency-key': z.optional(cle) })

/** The same, where no caller does without. */
export const CleExigee = z.object({ 'idempotency-key': cle })
