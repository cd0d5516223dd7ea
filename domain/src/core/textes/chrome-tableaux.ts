/** Texts of every table of results (TABLE, CONST-04, CONST-05). */
export const textesTableaux = {
  aucunElement: 'Aucun élément.',
  aucunElementFiltre: 'Aucun élément ne correspond à votre recherche.',
  listePasAJour: "La liste n'est pas à jour : le serveur n'a pas répondu.",
  /** While the rows shown belong to another search. */
  recherche: 'Recherche…',
  reessayer: 'Réessayer',
  trierPar: (colonne: string) => `Trier par ${colonne}`,
  triePar: (colonne: string, sens: 'asc' | 'desc') => `Trié par ${colonne}, ordre ${sens === 'asc' ? 'croissant' : 'décroissant'}`,
  lignesParPage: 'Lignes par page',
  toutes: 'toutes',
  listeCoupee: 'Seules les 2 000 premières lignes sont affichées. Précisez votre recherche pour voir les autres.',
  pagination: 'Pagination',
  page: (numero: number) => `Page ${numero}`,
  pagePrecedente: 'Page précédente',
  pageSuivante: 'Page suivante',
} as const
