/** Pages of a document photographed one by one (ANNEX-01, ANNEX-25; wording.md « Annexes and phones »). */
export const textesPhotos = {
  photographier: 'Photographier des pages',
  ajouter: 'Ajouter une page',
  groupe: 'Fichier ou pages photographiées',
  page: (rang: number) => `Page ${rang}`,
  tourner: 'Tourner',
  tournerPage: (rang: number) => `Tourner la page ${rang}`,
  agrandir: 'Agrandir',
  agrandirPage: (rang: number) => `Agrandir la page ${rang}`,
  voirEnPetit: 'Voir en petit',
  voirEnPetitPage: (rang: number) => `Voir en petit la page ${rang}`,
  supprimer: 'Supprimer la page',
  supprimerPage: (rang: number) => `Supprimer la page ${rang}`,
  reunion: 'Les pages seront réunies en un seul PDF, dans cet ordre.',
  total: (nombre: number, taille: string) => `${nombre} ${nombre > 1 ? 'pages' : 'page'}, ${taille}`,
  allege: (taille: string) => `Trop lourd ? Nous l'avons réduit de ${taille}. Vérifiez qu'il reste lisible.`,
  proposition: (taille: string, limite: string) =>
    `Cette photo pèse ${taille} ; la limite est de ${limite}. Voulez-vous utiliser une version réduite ? Vérifiez qu'elle reste lisible.`,
  utiliserReduite: 'Utiliser la version réduite',
  reduire: 'Réduire les pages',
  preparation: 'Préparation des pages…',
  illisible: (nom: string) =>
    `Votre navigateur ne peut pas lire l'image ${nom}. Enregistrez-la au format JPEG, PNG ou PDF, puis ajoutez-la à nouveau.`,
  tropDePages: (nombre: number) => `Un document compte au plus ${nombre} pages photographiées. Joignez la suite comme un autre document.`,
} as const
