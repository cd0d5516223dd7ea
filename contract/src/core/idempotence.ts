import { textesRefus } from 'domain/core/textes/refus'
import * as z from 'zod/mini'

const cle = z.uuid({ error: textesRefus.clePrecisee }).check(z.toLowerCase())

/** One intention to send. A retry with the same key gets the first answer. */
export const CleIdempotence = z.object({ 'idempotency-key': z.optional(cle) })

/** Same header, where every caller must send it. */
export const RequiredCle = z.object({ 'idempotency-key': cle })
