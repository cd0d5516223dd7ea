/** Texts of the act that records the notification of a decision. */
export const notificationActeTextes = {
  NOTIFICATION: {
    nom: 'Notification de la décision',
    bouton: 'Enregistrer la notification',
    fait: 'La notification est enregistrée.',
    date: 'Date de la notification',
    sansDecision: "la décision n'est pas rendue",
    sansDelai: "cette décision n'est pas susceptible d'un pourvoi immédiat : aucun délai de recours ne court",
    dejaNotifiee: (date: string) => `la décision a été notifiée le ${date}`,
    avantLaDecision: (date: string) => `La date ne peut être antérieure à l'ordonnance (${date}).`,
    affichageReserve:
      "L'affichage au greffe ne vaut notification que d'une ordonnance de radiation (annexe du Code de procédure civile, art. 30-12).",
  },
} as const
