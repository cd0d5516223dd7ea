/** Mails about a digitisation (MAIL-06, wording.md « Mails »). */
export const textesCourrielsNumerisation = {
  DISPONIBLE: {
    sujet: 'Dossier papier disponible',
    texte: (denomination: string, numero: string, lien: string) =>
      `Le dossier papier de l'association ${denomination}, n° ${numero}, a été numérisé. Il est à lire sur le site, dans l'onglet Documents : ${lien}`,
  },
  NON_TROUVEE: {
    sujet: 'Dossier papier introuvable',
    texte: (denomination: string, numero: string, lien: string) =>
      `Le greffe a cherché le dossier papier de l'association ${denomination}, n° ${numero}, et ne l'a pas trouvé. Si vous en détenez une copie, vous pouvez la lui adresser. La fiche de l'association : ${lien}`,
  },
} as const
