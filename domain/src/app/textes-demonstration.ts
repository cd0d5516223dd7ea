/** The mailbox of the demonstration mode (design.md §3, Mail). */
export const textesDemonstration = {
  titre: 'Courriels de démonstration',
  explication: 'Ce site est une démonstration : aucun courriel ne part. Voici les 50 derniers, du plus récent au plus ancien.',
  aucun: 'Aucun courriel pour le moment.',
  actualiser: 'Actualiser la liste',
  envoye: (destinataire: string, dateEtHeure: string) => `À ${destinataire}, le ${dateEtHeure}`,
} as const
