/** The words of each act of a request: its name in the journal, the clerk's button, what is said once it is recorded, what stands in its way. */
export const textesDesActes = {
  DEPOT: { nom: 'Dépôt' },
  RECEPISSE: {
    nom: 'Récépissé',
    bouton: 'Délivrer le récépissé',
    fait: 'Le récépissé est délivré.',
    dejaDelivre: (date: string) => `le récépissé a été délivré le ${date}`,
  },
  PRISE_EN_CHARGE: { nom: 'Prise en charge', bouton: 'Prendre en charge', fait: 'Le dossier est pris en charge.' },
  REMISE: { nom: 'Remise à un autre agent', bouton: 'Confier à…', fait: 'Le dossier est confié.' },
  RESTITUTION: { nom: 'Remise dans la file', bouton: 'Rendre à la file', fait: 'Le dossier est rendu à la file.' },
  COMMUNICATION_PREFET: {
    nom: 'Communication au préfet',
    bouton: 'Enregistrer la communication au préfet',
    fait: 'La communication au préfet est enregistrée.',
    date: 'Date de la communication au préfet',
  },
  REPONSE_PREFET: {
    nom: "Réponse du préfet : pas d'opposition",
    bouton: "Enregistrer l'absence d'opposition",
    fait: "L'absence d'opposition est enregistrée.",
    date: 'Date de la réponse du préfet',
    avantLaCommunication: (date: string) => `La date ne peut être antérieure à la communication au préfet (${date}).`,
  },
  INSCRIPTION: {
    nom: 'Inscription au registre',
    bouton: 'Inscrire',
    fait: "L'association est inscrite.",
    delaiPrefet: (date: string) => `le délai d'opposition du préfet court jusqu'au ${date}`,
    sansSignataire: "aucun signataire du tribunal n'est en fonction (l'administrateur du service tient la liste)",
    avantLaReponse: (date: string) => `La date ne peut être antérieure à la réponse du préfet (${date}).`,
    pendantLeDelai: (date: string) => `Le délai d'opposition du préfet court jusqu'au ${date}.`,
  },
  REJET: { nom: 'Rejet de la requête' },
  CORRECTION: {
    nom: 'Correction',
    bouton: 'Corriger un acte',
    fait: 'La correction est enregistrée.',
    rienACorriger: 'aucun acte de ce dossier ne peut être corrigé',
  },
} as const
