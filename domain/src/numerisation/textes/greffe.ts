/** Why the court cannot make a declaration on a paper file (STAFF-19). */
export const textesNumerisationGreffe = {
  sansDemande: "Aucune numérisation n'est demandée pour cette association.",
  dejaDisponible: 'Le dossier papier est déjà numérisé.',
  demandeEnCours: 'Une numérisation est demandée : déposez le dossier numérisé, ou déclarez-le introuvable.',
} as const
