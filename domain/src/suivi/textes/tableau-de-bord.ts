interface DemandeInWords {
  /** The things asked for, in words. */
  quoi: string
  date: string
  denomination: string
}

/** The list of a person's requests (REQ-01, REQ-05, REQ-06, REQ-17). The titles of the two lists are quoted from the specification. */
export const textesTableauDeBord = {
  titre: 'Mon suivi',
  aFaire: { titre: 'À faire', rien: "Le tribunal n'attend rien de votre part." },
  statutsAEnvoyer: (denomination: string, numero: string) =>
    `Envoyer par courrier les statuts signés : ${denomination}, requête n° ${numero}`,
  demandes: {
    DEMANDE_PIECES: ({ quoi, date, denomination }: DemandeInWords) => `Fournir ${quoi} au plus tard le ${date} : ${denomination}`,
    AVIS_FINS_PAIEMENT: ({ date, denomination }: DemandeInWords) =>
      `Payer la publication et envoyer le justificatif au plus tard le ${date} : ${denomination}`,
    PROJET_REJET: ({ date, denomination }: DemandeInWords) => `Présenter vos observations au plus tard le ${date} : ${denomination}`,
  },
  enCours: 'Requêtes en cours',
  aucuneEnCours: "Vous n'avez aucune requête en cours.",
  activites: 'Dernières activités',
  aucuneActivite: 'Aucune décision récente.',
  requete: (type: string, denomination: string) => `${type} : ${denomination}`,
  depot: ({ numero, date, declarant }: { numero: string; date: string; declarant: string }) =>
    `N° ${numero}, déposée le ${date} par ${declarant}`,
  aLire: (nombre: number) => `${nombre} à lire`,
  ouvrir: { visible: 'Ouvrir la fiche', complement: (denomination: string) => `de ${denomination}` },
  origine: { enLigne: 'Déposée en ligne', auGreffe: 'Déposée au greffe' },
} as const
