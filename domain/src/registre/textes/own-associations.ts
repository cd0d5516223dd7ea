interface DemandeInWords {
  /** The things asked for, in words. */
  quoi: string
  date: string
}

/** The table of the associations a person acts for (docs/decisions/0070). */
export const textesOwnAssociations = {
  titre: 'Mes associations en tableau',
  filtrer: 'Filtrer mes associations',
  filtres: (nombre: number) => (nombre > 0 ? `Filtres (${nombre})` : 'Filtres'),
  recherche: 'Nom, numéro ou commune',
  etats: 'État',
  aFaireSeulement: 'Avec quelque chose à faire',
  tableau: 'Mes associations',
  colonnes: {
    nom: 'Association',
    commune: 'Commune',
    etat: 'État',
    droits: 'Mes droits',
    requete: 'Requête en cours',
    echeance: 'À faire',
  },
  consultation: 'consulter',
  aucuneRequete: 'Aucune',
  requete: (numero: string) => `Requête n°\u00a0${numero}`,
  de: (denomination: string) => `de ${denomination}`,
  rien: 'Rien',
  demandes: {
    DEMANDE_PIECES: ({ quoi, date }: DemandeInWords) => `Fournir ${quoi} au plus tard le ${date}`,
    AVIS_FINS_PAIEMENT: ({ date }: DemandeInWords) => `Payer la publication et envoyer le justificatif au plus tard le ${date}`,
    PROJET_REJET: ({ date }: DemandeInWords) => `Présenter vos observations au plus tard le ${date}`,
  },
  statuts: 'Envoyer par courrier les statuts signés',
  nonConformite: (texte: string) => `Non-conformité\u00a0: ${texte}`,
  total: (nombre: number) => (nombre === 1 ? '1 association' : `${nombre} associations`),
  aucuneTrouvee: 'Aucune de vos associations ne correspond à votre recherche.',
  effacer: 'Effacer les filtres',
  exporter: 'Télécharger cette liste (CSV)',
  fichier: (jour: string) => `mes-associations-${jour}.csv`,
  enTetes: [
    'Numéro',
    'Nom',
    'Code postal',
    'Commune',
    'État',
    'Fonction',
    'Dépose des requêtes',
    'Gère les utilisateurs',
    'Requête en cours',
    'À faire',
    'Prochaine échéance',
    'Non-conformités',
  ],
  ouiNon: { oui: 'oui', non: 'non' },
} as const
