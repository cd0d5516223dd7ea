/** What came on paper, as lists name it (STAFF-15); apart from the words of its forms, which light pages do not load. */
export const textesDepotPapier = {
  entree: 'Enregistrer un dépôt papier',
  brouillon: (type: string) => `${type}, sur papier`,
  etiquette: 'Dépôt papier',
  origine: 'Origine',
  origines: { enLigne: 'Déposée en ligne', auGreffe: 'Dépôt papier, enregistré par le greffe' },
} as const
