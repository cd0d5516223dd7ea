/** Texts for the declarant about a request (REQ-19, STATE-11, STATE-14). */
export const textesRequetes = {
  types: {
    CREATION: 'Création',
    MODIFICATION: 'Modification',
    DISSOLUTION: 'Dissolution',
    RADIATION: 'Radiation',
    RECTIFICATION: "Rectification d'office",
    FUSION_ABSORPTION: 'Fusion-absorption',
  },
  sousTypes: {
    SIMPLE: 'Simple',
    STATUTS: 'Statuts',
    DENOMINATION: 'Dénomination',
    ADRESSE: 'Siège',
    ADMINISTRATIF: 'Mise à jour administrative',
    MEMBRES: 'Direction',
    JUDICIAIRE: 'Décision judiciaire',
    ASSOCIATION: "Décision de l'association",
    DISSOLUTION_79_1: "Procédure d'office (Code civil local, art. 79-I)",
    TRANSFERT_JURIDICTION: 'Transfert à un autre tribunal',
    CREATION_SUITE_TRANSFERT: "Inscription à la suite d'un transfert",
    FUSION: 'Fusion',
  },
  etats: { EN_COURS: 'En cours', INSCRITE: 'Inscrite', REJETEE: 'Rejetée' },
  /** Shown beside « Rejetée », the specification's state for a withdrawn request. */
  retiree: 'retirée par le déclarant',
  recours: { SANS_RECOURS: 'Sans recours', POURVOI_ORDINAIRE: 'Pourvoi ordinaire', POURVOI_IMMEDIAT: 'Pourvoi immédiat' },
  arrivee: (dateEtHeure: string) =>
    `Votre requête est arrivée au greffe le ${dateEtHeure}. Le tribunal doit maintenant la prendre en charge.`,
  recepisse: (date: string) => `Un récépissé doit vous être délivré au plus tard le ${date}.`,
  recepisseEnRetard: (date: string) =>
    `Le récépissé devait vous être délivré au plus tard le ${date} : ce délai est dépassé. Vous pouvez vous adresser au greffe.`,
  examen: "Le tribunal examine votre requête. Vous n'avez rien à faire.",
  communiquee: (le: string, jusquau: string) =>
    `Votre dossier a été communiqué au préfet le ${le}. Le préfet peut s'opposer à l'inscription au plus tard le ${jusquau}. Vous n'avez rien à faire.`,
  opposition: (date: string) => `Le préfet s'est opposé à l'inscription le ${date}. Adressez-vous au greffe pour en connaître les motifs.`,
  aOrdonner: "L'examen est terminé. La décision du tribunal est attendue.",
  changementInscrit: (date: string) => `Le changement est inscrit au registre depuis le ${date}.`,
  rejetee: (date: string) => `Votre requête a été rejetée le ${date}. Les motifs et les voies de recours figurent dans la notification.`,
  /** What the court awaits or received from the declarant. The legal delays keep running meanwhile. */
  demandes: {
    DEMANDE_PIECES: {
      attendue: (date: string, quoi: string) => `Le tribunal vous demande ${quoi}, à fournir au plus tard le ${date}.`,
      recue: (date: string) => `Votre réponse a été reçue le ${date}. Le tribunal la vérifie.`,
    },
    AVIS_FINS_PAIEMENT: {
      attendue: (date: string) => `Réglez le journal, puis envoyez le justificatif de paiement au plus tard le ${date}.`,
      recue: (date: string) => `Votre justificatif de paiement a été transmis au tribunal le ${date}. Vous n'avez rien à faire.`,
    },
    PROJET_REJET: {
      attendue: (date: string) =>
        `Le tribunal envisage de rejeter votre requête. Vous pouvez présenter vos observations au plus tard le ${date}.`,
      recue: (date: string) => `Vos observations ont été transmises au tribunal le ${date}. La décision du tribunal est attendue.`,
    },
  },
  retireePar: (date: string, declarant: string) => `Cette requête a été retirée le ${date} par ${declarant}.`,
  /** A request in progress in one line (HOME): its stage, then the nearest delay. */
  enBref: {
    etapes: {
      PRE_ENREGISTREE: 'Arrivée au greffe',
      EXAMEN: 'En examen au tribunal',
      COMMUNIQUEE_PREFET: 'Chez le préfet',
      OPPOSITION: 'Arrêtée par une opposition du préfet',
      A_ORDONNER: 'Décision du tribunal attendue',
      A_SIGNER: 'Décision du tribunal attendue',
      ATTENTE_PIECES: 'Réponse attendue de vous',
      PIECES_RECUES: 'Réponse en cours de lecture au tribunal',
      PROJET_REJET: 'Vos observations sont attendues',
      OBSERVATIONS: 'Décision du tribunal attendue',
      INSCRITE: 'Inscrite',
      ATTENTE_PAIEMENT_JAL: 'Paiement de la publication attendu de vous',
      PAIEMENT_RECU: 'Justificatif de paiement en cours de lecture',
      AVIS_AU_JOURNAL: 'Publication en cours',
      AVIS_ENVOYE: 'Inscrite, avis envoyé au journal',
      PUBLIEE: 'Inscrite et publiée au journal',
      REJETEE: 'Rejetée',
      RETIREE: 'Retirée',
    },
    delais: {
      RECEPISSE: (date: string) => `récépissé au plus tard le ${date}`,
      EXAMEN: (date: string) => `communication au préfet ou rejet au plus tard le ${date}`,
      PAIEMENT: (date: string) => `justificatif de paiement à envoyer au plus tard le ${date}`,
      AVIS_AU_JOURNAL: (date: string) => `avis à envoyer au journal au plus tard le ${date}`,
      OPPOSITION_PREFET: (date: string) => `il peut s'opposer au plus tard le ${date}`,
    },
    depasse: (delai: string) => `${delai} (délai dépassé)`,
    phrase: (etape: string, delai: string | null) => (delai === null ? `${etape}.` : `${etape} ; ${delai}.`),
  },
  associationInscrite: (date: string) => `L'association est inscrite au registre depuis le ${date}.`,
} as const
