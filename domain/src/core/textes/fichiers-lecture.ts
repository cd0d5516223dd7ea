/** A document to read: what its link says, and what following it does (CONST-10). */
export const textesFichiersLecture = {
  dateDocument: 'Date du document',
  dateLe: (libelle: string, date: string) => `${libelle} : ${date}`,
  ouvert: (nom: string, formatEtTaille: string) => `${nom} (${formatEtTaille}, nouvel onglet)`,
  enregistre: (nom: string, formatEtTaille: string) => `${nom} (${formatEtTaille}, téléchargement)`,
} as const
