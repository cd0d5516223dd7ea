/** Texts for the clerks (STAFF-02, STAFF-08). An obstacle completes « Acte impossible : ». */
export const textesGreffe = {
  files: {
    PRE_ENREGISTREE: 'À prendre en charge',
    EXAMEN: 'En instruction',
    COMMUNIQUEE_PREFET: 'À la préfecture',
    OPPOSITION: 'Opposition',
    A_ORDONNER: 'À décider',
    A_SIGNER: 'À la signature',
    ATTENTE_PIECES: 'En attente de pièces',
    PIECES_RECUES: 'Pièces reçues',
    A_PUBLIER: 'À publier',
  },
  fileVide: 'Aucun dossier dans cette file.',
  etapes: {
    PRE_ENREGISTREE: 'préenregistrée',
    EXAMEN: 'en examen',
    COMMUNIQUEE_PREFET: 'communiquée au préfet',
    OPPOSITION: 'arrêtée par une opposition du préfet',
    A_ORDONNER: 'à ordonner',
    A_SIGNER: 'à la signature du juge',
    ATTENTE_PIECES: 'en attente de la réponse du déclarant',
    PIECES_RECUES: 'à reprendre, le déclarant ayant répondu',
    PROJET_REJET: 'en attente des observations du déclarant sur un projet de rejet',
    OBSERVATIONS: 'à décider après un projet de rejet',
    INSCRITE: 'inscrite',
    ATTENTE_PAIEMENT_JAL: 'inscrite, en attente du paiement de la publication',
    PAIEMENT_RECU: 'inscrite, le paiement de la publication étant à vérifier',
    AVIS_AU_JOURNAL: "inscrite, l'avis étant à envoyer au journal",
    AVIS_ENVOYE: "inscrite, l'avis étant envoyé au journal",
    PUBLIEE: 'inscrite et publiée au journal',
    REJETEE: 'rejetée',
    RETIREE: 'retirée par le déclarant',
  },
  echeance: (date: string, jours: number) =>
    jours < 0
      ? `Au plus tard le ${date} : dépassé de ${-jours} ${jours === -1 ? 'jour' : 'jours'}`
      : `Au plus tard le ${date} (dans ${jours} ${jours < 2 ? 'jour' : 'jours'})`,
  enCharge: (agent: string, date: string) => `Dossier pris en charge par ${agent} depuis le ${date}`,
  acteImpossible: 'Acte impossible :',
  decisionImpossible: 'Décision impossible :',
  obstacles: {
    nonPrisEnCharge: "le dossier n'est pas encore pris en charge",
    prisParUnAutre: (agent: string, date: string) => `le dossier est pris en charge par ${agent} depuis le ${date}`,
    dejaPris: 'vous avez déjà pris ce dossier en charge',
    autreEtape: (etape: string) => `la requête est ${etape}`,
    nonCommuniquee: "le dossier n'a pas encore été communiqué au préfet",
    reserveAuGreffe: 'cet acte revient au greffe',
    autreDemarche: "cette requête ne s'instruit pas sur ce site",
  },
  /** Why a pending demande prevents other acts. */
  demandes: {
    DEMANDE_PIECES: {
      attendue: (date: string) => `une demande de pièces est en attente depuis le ${date}`,
      aLire: (date: string) => `la réponse du déclarant, reçue le ${date}, n'a pas été examinée`,
    },
    AVIS_FINS_PAIEMENT: {
      attendue: (date: string) => `le paiement de la publication est attendu au plus tard le ${date}`,
      aLire: (date: string) => `le justificatif de paiement, reçu le ${date}, n'a pas été examiné`,
    },
    PROJET_REJET: {
      attendue: (date: string) => `le déclarant peut présenter ses observations sur le projet de rejet au plus tard le ${date}`,
      aLire: (date: string) => `un projet de rejet est à trancher, les observations du déclarant ayant été reçues le ${date}`,
    },
  },
  decisionRenduePar: 'Décision rendue par',
  qualite: 'Qualité',
  dateOrdonnance: "Date de l'ordonnance",
  avantLeDepot: (date: string) => `La date ne peut être antérieure au dépôt de la requête (${date}).`,
  vous: 'Vous avez',
  quelquUn: (agent: string) => `${agent} a`,
  dejaDecidee: (qui: string, dateEtHeure: string, decision: string) =>
    `${qui} déjà décidé de cette requête le ${dateEtHeure} (${decision}). Votre décision n'a pas été enregistrée.`,
  dejaAvancee: (qui: string, dateEtHeure: string, acte: string) =>
    `${qui} déjà agi sur cette requête le ${dateEtHeure} (${acte}). Votre acte n'a pas été enregistré.`,
  leDeclarant: 'Le déclarant',
  dejaRetiree: (qui: string, dateEtHeure: string) => `${qui} retiré cette requête le ${dateEtHeure}. Votre acte n'a pas été enregistré.`,
  voirAJour: 'Voir le dossier à jour',
  annexes: 'Annexes',
  journal: 'Journal',
} as const
