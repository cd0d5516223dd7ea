/** Mails about a digitisation (MAIL-06). */
export const textesCourrielsNumerisation = {
  fiche: "Ouvrir la fiche de l'association",
  DISPONIBLE: {
    sujet: 'Dossier papier disponible',
    phrase: (denomination: string, numero: string) =>
      `Le dossier papier de l'association ${denomination}, n° ${numero}, a été numérisé. Il est à lire sur le site, dans l'onglet Documents de la fiche.`,
  },
  NON_TROUVEE: {
    sujet: 'Dossier papier introuvable',
    phrase: (denomination: string, numero: string) =>
      `Le greffe a cherché le dossier papier de l'association ${denomination}, n° ${numero}, et ne l'a pas trouvé. Si vous en détenez une copie, vous pouvez la lui adresser.`,
  },
} as const
