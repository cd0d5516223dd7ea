/** What an attachment says. */
export const textesRattachements = {
  /** Function of who filed a creation without saying their link with the association (ATTACH-21). */
  fonctionDuDeposant: 'Déclarant(e)',
  /** Who invites, when the invitation names nobody (INVITE-11). */
  invitantInconnu: 'Le greffe',
} as const
