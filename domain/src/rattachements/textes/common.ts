/** Texts about an attachment. */
export const textesRattachements = {
  /** Function given to a declarant who filed a creation without a `lien` (ATTACH-21). */
  fonctionDuDeposant: 'Déclarant(e)',
  /** Name shown as the inviter when the invitation names nobody (INVITE-11). */
  invitantInconnu: 'Le greffe',
} as const
