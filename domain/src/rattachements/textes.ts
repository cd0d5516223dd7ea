/** What an attachment says. */
export const textesRattachements = {
  /** Function of who filed a creation without saying their link with the association (ATTACH-21). */
  fonctionDuDeposant: 'Déclarant(e)',
} as const
