/** The rights of an attachment, in words (MINE-07, MAIL-04). */
export const textesDroits = {
  depot: 'déposer des requêtes',
  gestion: 'gérer les utilisateurs',
} as const
