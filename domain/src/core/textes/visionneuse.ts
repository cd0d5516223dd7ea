/** Reading a PDF or a picture inside our own pages. */
export const textesVisionneuse = {
  outils: (nom: string) => `Affichage de ${nom}`,
  page: (page: number, total: number) => `Page ${page} sur ${total}`,
  pagePrecedente: 'Page précédente',
  pageSuivante: 'Page suivante',
  reduire: 'Réduire',
  agrandir: 'Agrandir',
  ajuster: 'Ajuster à la largeur',
  tourner: "Tourner d'un quart de tour",
  echelle: (pourcentage: string) => `Échelle : ${pourcentage}`,
  feuille: (nom: string, page: number, total: number) => `${nom}, page ${page} sur ${total}`,
} as const
