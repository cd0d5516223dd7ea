/** Beginning and end of the delay of appeal (CPC annex art. 5 to 8 and 30-12; CPC art. 643). A jurist must still confirm the sentences. */
export const textesRecours = {
  etape: 'Recours',
  aCompter: 'dans les quinze jours à compter de la notification',
  auPlusTard: (date: string) => `au plus tard le ${date}`,
  possible: (delai: string) => `Un pourvoi immédiat est possible ${delai}.`,
  termine: (delai: string) => `Un pourvoi immédiat était possible ${delai}.`,
  /** Arguments: the day of the notification, then the first day of the posting. */
  voies: {
    LRAR: (date: string) => `La décision a été notifiée le ${date}, par lettre recommandée.`,
    AFFICHAGE: (date: string, affichee: string) => `La décision, affichée au greffe le ${affichee}, est réputée notifiée le ${date}.`,
    EN_LIGNE: (date: string) => `La décision a été notifiée le ${date}, par la première ouverture de la notification en ligne.`,
  },
  /** Shown to the addressee before they open the letter, when the court's setting enables it. */
  ouvertureEnLigne: 'Ouvrir ce document en ligne vaut notification de la décision\u00a0: le délai de recours court à compter de ce jour.',
  courriel: {
    sujet: (numero: string) => `Délai de recours, requête n° ${numero}`,
    sujetCorrige: (numero: string) => `Délai de recours corrigé, requête n°\u00a0${numero}`,
    corrigee: (delai: string) =>
      `Le greffe a corrigé la date de notification de la décision. La fin du délai annoncée, ${delai}, n'est plus valable.`,
    lien: 'Lire la décision et sa notification sur la page de la requête',
  },
  greffe: {
    nom: 'Notification de la décision',
    aEnregistrer: "À enregistrer au retour de l'avis de réception.",
    voie: 'Mode de notification',
    choix: { LRAR: 'Lettre recommandée, avis de réception revenu', AFFICHAGE: 'Affichage au greffe' },
    demeure: 'Domicile du destinataire',
    demeures: {
      METROPOLE: 'France métropolitaine',
      OUTRE_MER: "Outre-mer : délai augmenté d'un mois",
      ETRANGER: 'Étranger : délai augmenté de deux mois',
    },
    aide: "Jour où le destinataire a reçu la lettre, ou premier jour d'affichage.",
  },
} as const
