/** A document one reads: what its link says it is, and what choosing it does (CONST-10). */
export const textesFichiersLecture = {
  dateDocument: 'Date du document',
  dateLe: (libelle: string, date: string) => `${libelle} : ${date}`,
  ouvert: (nom: string, formatEtTaille: string) => `${nom} (${formatEtTaille}, nouvel onglet)`,
  enregistre: (nom: string, formatEtTaille: string) => `${nom} (${formatEtTaille}, téléchargement)`,
} as const
