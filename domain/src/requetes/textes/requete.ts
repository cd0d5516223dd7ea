/** Messages when a filing on an association is sent (ERR-08, FORM-32). */
export const textesRequete = {
  transmise: 'La requête a été créée',
  echec: 'Erreur durant la création de la requête',
} as const
