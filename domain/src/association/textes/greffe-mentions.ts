/** Texts of the mentions that only the court writes (STAFF-23). */
export const textesGreffeMentions = {
  titre: 'Mentions portées par le greffe',
  effet: "Ces mentions figurent sur la fiche publique. Une nouvelle version de l'association est enregistrée.",
  motif: 'Motif de la correction',
  aideMotif: "Obligatoire lorsqu'une mention déjà portée est modifiée ou retirée.",
  motifManquant: 'Une mention déjà portée est modifiée ou retirée\u00a0: indiquez pourquoi.',
  pasDissoute: "L'association n'est pas dissoute\u00a0: sa dissolution n'a pas pu être publiée.",
  avantInscription: "La publication ne peut pas précéder l'inscription au registre.",
  rienNeChange: "Aucune mention n'est modifiée.",
  bouton: 'Enregistrer les mentions',
  fait: 'Les mentions sont enregistrées.',
} as const
