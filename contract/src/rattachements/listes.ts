import * as z from 'zod/mini'

const text = z.string()

/** A user attached to the association (ENT-33). Only the attached users and the court see them (SHEET-05). */
export const AttachedUsager = z.object({
  uuid: text,
  email: text,
  nom: text,
  prenom: text,
  fonction: text,
  gestion: z.boolean(),
  depot: z.boolean(),
  /** Last day of the rights; null when they have no end. */
  fin: z.nullable(text),
  /** When these rights were given, and by which user of the association; `accordePar` is null when the court gave them. */
  accordeLe: text,
  accordePar: z.nullable(text),
  /** Null for readers who are not attached. `obstacles`: why this reader may not contest these rights; empty when they may. */
  contestation: z.nullable(
    z.object({
      obstacles: z.array(text),
      faite: z.nullable(z.object({ le: text, reponse: z.nullable(z.object({ le: text, texte: z.nullable(text) })) })),
    }),
  ),
  /** Contestations without an answer yet, oldest first; the court only. */
  contestations: z.array(z.object({ uuid: text, par: text, le: text, motif: z.nullable(text) })),
})

export type AttachedUsager = z.output<typeof AttachedUsager>

/** An invitation sent and not answered, expired or not (ENT-34). */
export const Invitation = z.object({
  id: text,
  email: text,
  fonction: text,
  gestion: z.boolean(),
  depot: z.boolean(),
  statut: z.enum(['EN_ATTENTE', 'ACCEPTEE', 'REFUSEE', 'SUPPRIMEE', 'EXPIREE']),
  fin: z.nullable(text),
  envoyeeLe: text,
  /** Identifies it in the calls that answer, resend or remove it. */
  reference: text,
  /** A request for attachment by the same person that the court has not decided yet; null otherwise (docs/decisions/0018). */
  tacheRattachement: z.nullable(text),
})
export type Invitation = z.output<typeof Invitation>
