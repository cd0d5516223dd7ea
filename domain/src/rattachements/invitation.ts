import * as z from 'zod/mini'
import { Email } from '../core/coordonnees.ts'
import { addJours, type Jour, jourDeParis } from '../core/jour.ts'
import { champsDroits } from './droits.ts'
import { textesInvitation as textes } from './textes/invitation.ts'

/** Number of days an invitation may be answered, counted from its last sending (INVITE-13, docs/decisions/0052). */
export const dureeInvitation = 30

/** Last day to answer. */
export const limiteInvitation = (envoyeeLe: Date): Jour => addJours(jourDeParis(envoyeeLe), dureeInvitation)

/** The fields of an invitation (INVITE-01, INVITE-12). */
export const InvitationSaisie = z.strictObject({ email: Email, ...champsDroits })
export type InvitationSaisie = z.output<typeof InvitationSaisie>

/** Why an address cannot be invited; empty when it can (INVITE-12). */
export const obstaclesInvitation = (email: string, { invite, rattache }: { invite: boolean; rattache: boolean }): string[] => {
  if (rattache) return [textes.dejaRattachee(email)]
  return invite ? [textes.dejaInvitee(email)] : []
}

/** Masks an address so that only its owner recognises it: `c•••@exemple.fr` (INVITE-09). */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}
