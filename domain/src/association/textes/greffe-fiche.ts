/** Texts of the page where the court works on one association (STAFF-11, STAFF-14, STAFF-18 to STAFF-23). */
export const textesGreffeFiche = {
  titre: (denomination: string) => `${denomination} : espace du greffe`,
  chargement: (numero: string) => `Association n°\u00a0${numero} : espace du greffe`,
  inconnue: (numero: string) => `Aucune association de vos tribunaux ne porte le n°\u00a0${numero}.`,
  fichePublique: 'Voir la fiche au registre',
  ouvrir: "Ouvrir dans l'espace du greffe",
  rubriques: (denomination: string) => `Actes du greffe sur ${denomination}`,
  onglets: {
    conformite: 'Conformité',
    actes: "Actes d'office",
    mentions: 'Mentions',
    registre: 'Registre papier',
    documents: 'Documents',
    numerisation: 'Dossier papier',
    guichet: 'Dépôt papier',
    utilisateurs: 'Utilisateurs',
    instantane: 'Instantané',
  },
  voirAJour: 'Voir la fiche à jour',
  echec: "Erreur durant l'enregistrement de l'acte",
  instantane: {
    titre: 'Conserver un instantané',
    effet: "L'association est conservée telle qu'elle est aujourd'hui sous une nouvelle version, que l'historique de sa fiche garde.",
    motif: "Motif de l'instantané",
    bouton: "Prendre l'instantané",
    fait: "L'instantané est conservé.",
  },
} as const
