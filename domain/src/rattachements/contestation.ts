import * as z from 'zod/mini'
import { requiredCorps } from '../core/texte.ts'
import { textesContestationDroits as textes } from './textes/contestation.ts'

/** The ground of a contestation of rights, or of its answer. */
export const MotifContestation = requiredCorps(4000)

/** The court's answer and the ids of the contestations its clerk has read. One that arrived meanwhile stays unanswered. */
export const LeveeContestation = z.strictObject({
  motif: MotifContestation,
  contestations: z.array(z.uuid()).check(z.minLength(1), z.maxLength(500)),
})
export type LeveeContestation = z.output<typeof LeveeContestation>

/** How the contested rights relate to the attached user who contests them. */
export interface SituationContestation {
  /** The rights are their own. */
  siens: boolean
  /** They gave these rights themselves. */
  accordes: boolean
  /** They currently have `gestion`. */
  gestion: boolean
  deja: boolean
}

/**
 * Why these rights cannot be contested; empty when they can. One contestation per person and attachment.
 * Nobody contests rights they may end by themselves: their own, or those they gave and may still remove.
 */
export const obstaclesContestationDroits = ({ siens, accordes, gestion, deja }: SituationContestation): string[] => {
  if (siens) return [textes.siens]
  if (accordes && gestion) return [textes.accordes]
  return deja ? [textes.deja] : []
}
