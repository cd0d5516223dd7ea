import * as z from 'zod/mini'
import { Preuve } from 'domain/requetes/actes/preuve'
import { codesControle } from 'domain/requetes/controles/controles'

const orNull = z.nullable(z.string())

export const CodeDeControle = z.enum(codesControle)

/** A check of a request, with the latest verdict of a clerk. */
export const DossierControle = z.object({
  code: CodeDeControle,
  verdict: z.nullable(z.enum(['CONFORME', 'A_REGULARISER', 'ROUVERT'])),
  le: orNull,
  auteur: orNull,
  /** The point to put right, kept after a reply re-opened the check. Null when there was none, or once erased. */
  motif: orNull,
  /** The page that last proved it. */
  preuve: Preuve,
})
