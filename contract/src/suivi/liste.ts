import * as z from 'zod/mini'
import { Jour } from 'domain/core/jour'
import { etatsRequete, typesRequete } from 'domain/requetes/types'
import { call } from '../core/call.ts'
import { type Filtered, filtre, pageOf, paging, repeated } from '../core/page.ts'
import { AwaitedDemande } from '../pieces/awaited.ts'

const text = z.string()

/** Columns the table of requests sorts by (REQ-12), and its default sort (REQ-13). */
export const colonnesRequetes = ['numero', 'denomination', 'type', 'etat', 'datePreEnregistrement'] as const
export const triDesRequetes = 'datePreEnregistrement,desc'

/** Filters of the table of requests (REQ-07 to REQ-11). */
export const filtresRequetes = {
  numero: filtre,
  denomination: filtre,
  etats: repeated(z.enum(etatsRequete)),
  types: repeated(z.enum(typesRequete)),
  /** A calendar day in Paris; '' for any. */
  datePreEnregistrement: z._default(z.union([z.literal(''), Jour]), ''),
}
export type FiltresRequetes = Filtered<typeof filtresRequetes>

export const listerRequetes = call({
  method: 'GET',
  path: '/api/requete',
  acces: 'connecte',
  summary: "The user's requests and those of the associations they are attached to, filtered and paged.",
  query: z.strictObject({
    ...filtresRequetes,
    ...paging(colonnesRequetes, triDesRequetes),
  }),
  // ENT-25.
  answer: pageOf(
    z.object({
      numero: text,
      denomination: text,
      type: z.enum(typesRequete),
      etat: z.enum(etatsRequete),
      datePreEnregistrement: text,
      dateOrdonnancement: z.nullable(text),
      /** Day its declarant took it back: it is REJETEE without a decision (REQ-19). */
      retireeLe: z.nullable(text),
      /** Number of documents of the court that this user has not opened yet (ENT-26). */
      nouveauxDocuments: z.number(),
      /** The demande this user may reply to now; null without one (ENT-25). */
      demandePieces: z.nullable(AwaitedDemande),
      issueTeleservice: z.boolean(),
      /** Whether this user may read the filing again (DEPOT-06). */
      depotLisible: z.boolean(),
    }),
  ),
})
