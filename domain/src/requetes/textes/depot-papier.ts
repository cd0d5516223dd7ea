/** Labels of paper filings in lists (STAFF-15). Kept apart from the texts of its forms, which light pages do not load. */
export const textesDepotPapier = {
  entree: 'Enregistrer un dépôt papier',
  brouillon: (type: string) => `${type}, sur papier`,
  etiquette: 'Dépôt papier',
  origine: 'Origine',
  origines: { enLigne: 'Déposée en ligne', auGreffe: 'Dépôt papier, enregistré par le greffe' },
} as const
