/** What the court's clerk reads (STAFF-02, STAFF-08); an obstacle completes « Acte impossible : ». */
export const textesGreffe = {
  files: {
    PRE_ENREGISTREE: 'À prendre en charge',
    EXAMEN: 'En instruction',
    COMMUNIQUEE_PREFET: 'À la préfecture',
    A_ORDONNER: 'À décider',
  },
  fileVide: 'Aucun dossier dans cette file.',
  etapes: {
    PRE_ENREGISTREE: 'préenregistrée',
    EXAMEN: 'en examen',
    COMMUNIQUEE_PREFET: 'communiquée au préfet',
    A_ORDONNER: 'à ordonner',
    INSCRITE: 'inscrite',
    REJETEE: 'rejetée',
  },
  actes: {
    DEPOT: 'Dépôt',
    PRISE_EN_CHARGE: 'Prise en charge',
    COMMUNICATION_PREFET: 'Communication au préfet',
    REPONSE_PREFET: "Réponse du préfet : pas d'opposition",
    INSCRIPTION: 'Inscription au registre',
    REJET: 'Rejet de la requête',
  },
  boutons: {
    PRISE_EN_CHARGE: 'Prendre en charge',
    COMMUNICATION_PREFET: 'Enregistrer la communication au préfet',
    REPONSE_PREFET: "Enregistrer l'absence d'opposition",
    INSCRIPTION: 'Inscrire',
  },
  echeance: (date: string, jours: number) =>
    jours < 0
      ? `Dépassée de ${-jours} ${jours === -1 ? 'jour' : 'jours'}`
      : `Échéance légale le ${date} (dans ${jours} ${jours < 2 ? 'jour' : 'jours'})`,
  enCharge: (agent: string, date: string) => `Dossier pris en charge par ${agent} depuis le ${date}`,
  acteImpossible: 'Acte impossible :',
  decisionImpossible: 'Décision impossible :',
  obstacles: {
    nonPrisEnCharge: "le dossier n'est pas encore pris en charge",
    prisParUnAutre: (agent: string, date: string) => `le dossier est pris en charge par ${agent} depuis le ${date}`,
    dejaPris: 'vous avez déjà pris ce dossier en charge',
    autreEtape: (etape: string) => `la requête est ${etape}`,
    nonCommuniquee: "le dossier n'a pas encore été communiqué au préfet",
    delaiPrefet: (date: string) => `le délai d'opposition du préfet court jusqu'au ${date}`,
    autreDemarche: "seule une création s'instruit ici pour le moment",
    sansSignataire: "aucun signataire du tribunal n'est en fonction (l'administrateur du service tient la liste)",
  },
  decisionRenduePar: 'Décision rendue par',
  qualite: 'Qualité',
  dateOrdonnance: "Date de l'ordonnance",
  dateCommunication: 'Date de la communication au préfet',
  dateReponse: 'Date de la réponse du préfet',
  avantLeDepot: (date: string) => `La date ne peut être antérieure au dépôt de la requête (${date}).`,
  avantLaCommunication: (date: string) => `La date ne peut être antérieure à la communication au préfet (${date}).`,
  pendantLeDelai: (date: string) => `Le délai d'opposition du préfet court jusqu'au ${date}.`,
  avantLaReponse: (date: string) => `La date ne peut être antérieure à la réponse du préfet (${date}).`,
  dejaDecidee: (agent: string, dateEtHeure: string, decision: string) =>
    `${agent} a déjà décidé de cette requête le ${dateEtHeure} (${decision}). Votre décision n'a pas été enregistrée.`,
  dejaAvancee: (agent: string, dateEtHeure: string, acte: string) =>
    `${agent} a déjà agi sur cette requête le ${dateEtHeure} (${acte}). Votre acte n'a pas été enregistré.`,
  voirAJour: 'Voir le dossier à jour',
  declareEtActuel: 'Déclaré et actuel',
  annexes: 'Annexes',
  journal: 'Journal',
} as const
