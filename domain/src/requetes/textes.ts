/** What a declarant reads about a request (REQ-19, STATE-11, STATE-14). */
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
  /** REJETEE in the specification's words, withdrawn in fact (REQ-19). */
  retiree: 'Retirée',
  recours: { SANS_RECOURS: 'Sans recours', POURVOI_ORDINAIRE: 'Pourvoi ordinaire', POURVOI_IMMEDIAT: 'Pourvoi immédiat' },
  arrivee: (dateEtHeure: string) =>
    `Votre requête est arrivée au greffe le ${dateEtHeure}. Le tribunal doit maintenant la prendre en charge.`,
  recepisse: (date: string) => `Un récépissé doit vous être délivré au plus tard le ${date}.`,
  recepisseEnRetard: (date: string) =>
    `Le récépissé devait vous être délivré au plus tard le ${date} : ce délai est dépassé. Vous pouvez vous adresser au greffe.`,
  examen: "Le tribunal examine votre requête. Vous n'avez rien à faire.",
  communiquee: (le: string, jusquau: string) =>
    `Votre dossier a été communiqué au préfet le ${le}. Le préfet peut s'opposer à l'inscription jusqu'au ${jusquau}. Vous n'avez rien à faire.`,
  opposition: (date: string) => `Le préfet s'est opposé à l'inscription le ${date}. Adressez-vous au greffe pour en connaître les motifs.`,
  aOrdonner: "L'examen est terminé. La décision du tribunal est attendue.",
  changementInscrit: (date: string) => `Le changement est inscrit au registre depuis le ${date}.`,
  rejetee: (date: string) => `Votre requête a été rejetée le ${date}. Les motifs et les voies de recours figurent dans la notification.`,
  retireePar: (date: string, declarant: string) => `Cette requête a été retirée le ${date} par ${declarant}.`,
  /** A request under way in one line (HOME): where it stands, then the nearest delay. */
  enBref: {
    etapes: {
      PRE_ENREGISTREE: 'Arrivée au greffe',
      EXAMEN: 'En examen au tribunal',
      COMMUNIQUEE_PREFET: 'Chez le préfet',
      OPPOSITION: 'Arrêtée par une opposition du préfet',
      A_ORDONNER: 'Décision du tribunal attendue',
      INSCRITE: 'Inscrite',
      REJETEE: 'Rejetée',
      RETIREE: 'Retirée',
    },
    delais: {
      RECEPISSE: (date: string) => `récépissé au plus tard le ${date}`,
      EXAMEN: (date: string) => `communication au préfet ou rejet au plus tard le ${date}`,
      OPPOSITION_PREFET: (date: string) => `il peut s'opposer jusqu'au ${date}`,
    },
    depasse: (delai: string) => `${delai} (délai dépassé)`,
    phrase: (etape: string, delai: string | null) => (delai === null ? `${etape}.` : `${etape} ; ${delai}.`),
  },
  associationInscrite: (date: string) => `L'association est inscrite au registre depuis le ${date}.`,
} as const
