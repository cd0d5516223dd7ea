/** The mailbox of the demonstration mode. */
export const textesDemonstration = {
  bandeau: 'Site de démonstration',
  bandeauDetail: "Les associations sont inventées, chacun peut lire les courriels : n'y saisissez aucune information réelle.",
  titre: 'Courriels de démonstration',
  explication: 'Ce site est une démonstration : aucun courriel ne part. Voici les 50 derniers, du plus récent au plus ancien.',
  aucun: 'Aucun courriel pour le moment.',
  actualiser: 'Actualiser la liste',
  envoye: (destinataire: string, dateEtHeure: string) => `À ${destinataire}, le ${dateEtHeure}`,
} as const
