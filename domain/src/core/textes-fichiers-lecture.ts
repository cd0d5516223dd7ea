/** A document one reads: what its link says it is, and what choosing it does (CONST-10). */
export const textesFichiersLecture = {
  dateDocument: 'Date du document',
  ouvert: (nom: string, taille: string, format: string | null) => `${nom} (${format ? `${format}, ` : ''}${taille}, nouvel onglet)`,
  enregistre: (nom: string, taille: string, format: string | null) => `${nom} (${format ? `${format}, ` : ''}${taille}, téléchargement)`,
} as const
