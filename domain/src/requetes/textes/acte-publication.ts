/** Texts of the acts that publish a registered creation (CPC annex art. 30-9 and 30-10). */
export const publicationActeTextes = {
  AVIS_FINS_PAIEMENT: {
    nom: 'Avis aux fins de paiement',
    bouton: "Envoyer le projet d'avis à payer",
    fait: "Le projet d'avis est envoyé au déclarant.",
  },
  AVIS_FIN_PUBLICATION: {
    nom: 'Avis aux fins de publication',
    bouton: "Envoyer l'avis au journal",
    fait: "L'avis au journal est enregistré, parmi les documents du tribunal.",
  },
  CONSTAT_PUBLICATION: {
    nom: 'Publication constatée',
    bouton: 'Constater la publication',
    fait: "La publication est enregistrée, sur la fiche de l'association aussi.",
    date: 'Date de publication',
    dejaConstatee: (date: string) => `la publication au journal est déjà constatée, au ${date}`,
    autreJourAuRegistre: (date: string) =>
      `Le registre dit déjà cette publication au ${date}. Indiquez ce jour, ou corrigez d'abord la mention portée sur l'association.`,
    avantLAvis: (date: string) => `La date ne peut être antérieure à l'envoi de l'avis au journal (${date}).`,
  },
} as const
