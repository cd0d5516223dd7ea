import * as z from 'zod/mini'
import { Preuve } from 'domain/requetes/actes/preuve'
import { codesControle } from 'domain/requetes/controles/controles'

const orNull = z.nullable(z.string())

export const CodeDeControle = z.enum(codesControle)

/** A check of a request, with the last word of a clerk on it. */
export const ControleDuDossier = z.object({
  code: CodeDeControle,
  verdict: z.nullable(z.enum(['CONFORME', 'A_REGULARISER', 'ROUVERT'])),
  le: orNull,
  auteur: orNull,
  /** What is to put right, or was before a reply opened it again; null without any, or once erased. */
  motif: orNull,
  /** The page that last proved it. */
  preuve: Preuve,
})
