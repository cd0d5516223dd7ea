import * as z from 'zod/mini'

const text = z.string()

/** A user attached to the association (ENT-33); only the attached users and the court know them (SHEET-05). */
export const UsagerRattache = z.object({
  uuid: text,
  email: text,
  nom: text,
  prenom: text,
  fonction: text,
  gestion: z.boolean(),
  depot: z.boolean(),
  /** Last day of the rights; null when they do not end by themselves. */
  fin: z.nullable(text),
  /** When these rights were given, and by which user of the association; null when the court gave them. */
  accordeLe: text,
  accordePar: z.nullable(text),
  /** Null for who is not attached; why this reader may not contest these rights, empty when they may; what they contested, and what came of it. */
  contestation: z.nullable(
    z.object({
      obstacles: z.array(text),
      faite: z.nullable(z.object({ le: text, reponse: z.nullable(z.object({ le: text, texte: z.nullable(text) })) })),
    }),
  ),
  /** What is contested and not answered, oldest first: for the court alone. */
  contestations: z.array(z.object({ uuid: text, par: text, le: text, motif: z.nullable(text) })),
})

export type UsagerRattache = z.output<typeof UsagerRattache>

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
  /** What names it in the calls that answer, resend or remove it. */
  reference: text,
  /** The request for attachment the same person sent the court, which has it still to decide; null when there is none (docs/decisions/0018). */
  tacheRattachement: z.nullable(text),
})
export type Invitation = z.output<typeof Invitation>
