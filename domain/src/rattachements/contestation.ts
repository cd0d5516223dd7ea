import * as z from 'zod/mini'
import { corpsObligatoire } from '../core/texte.ts'
import { textesContestationDroits as textes } from './textes-contestation.ts'

/** Why rights are contested, and why a contest is lifted. */
export const MotifContestation = corpsObligatoire(4000)

/** The answer of the court, with the contests its clerk has read: one that came meanwhile is not answered unread. */
export const LeveeContestation = z.strictObject({
  motif: MotifContestation,
  contestations: z.array(z.uuid()).check(z.minLength(1), z.maxLength(500)),
})
export type LeveeContestation = z.output<typeof LeveeContestation>

/** What the rights contested are to who contests them, themselves attached. */
export interface SituationContestation {
  /** Their own. */
  siens: boolean
  /** They gave these rights. */
  accordes: boolean
  /** They administer the users today. */
  gestion: boolean
  deja: boolean
}

/**
 * What stands in the way of contesting rights, once per person and attachment. Nobody contests what they may end by themselves: their own rights,
 * or those they gave and may still remove.
 */
export const obstaclesContestationDroits = ({ siens, accordes, gestion, deja }: SituationContestation): string[] => {
  if (siens) return [textes.siens]
  if (accordes && gestion) return [textes.accordes]
  return deja ? [textes.deja] : []
}
