import { textesRefus } from 'domain/core/textes-refus'
import * as z from 'zod/mini'

/** One intention to send: the same key again has the same answer (goal R2). */
export const CleIdempotence = z.object({ 'idempotency-key': z.optional(z.uuid({ error: textesRefus.clePrecisee }).check(z.toLowerCase())) })
