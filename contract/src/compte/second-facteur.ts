import * as z from 'zod/mini'
import { call } from '../core/call.ts'

/** Under `/login`, because the cookie of a sign-in in progress is sent to these paths only. */
export const getSecondFacteur = call({
  method: 'GET',
  path: '/login/second-facteur/cle',
  acces: 'public',
  summary: 'For a member of the staff whose password was right: the key to enrol, or null when only a code is asked.',
  answer: z.object({
    /** `null` once enrolled. `cle`: base32 in groups of four; `uri`: otpauth://; `qr`: the dark modules as an SVG path in a square of `cote` units. */
    inscription: z.nullable(z.object({ cle: z.string(), uri: z.string(), qr: z.object({ chemin: z.string(), cote: z.int() }) })),
  }),
})
