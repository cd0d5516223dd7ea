/** The usual grounds of demands and rejections, as an administrator corrects them. */
export const textesCorrectionMotifs = {
  titre: 'Motifs usuels des demandes et des rejets',
  texte: 'Corriger les phrases proposées au greffe, liste par liste. Chaque version est conservée.',
  effet: 'Une liste publiée est proposée tout de suite au greffe de tous les tribunaux. Les lettres déjà envoyées gardent leur texte.',
  liste: 'Liste à corriger',
  demandeDe: (type: string) => `Demande : ${type}`,
  precisions: 'Demande de précisions',
  rejetDe: (type: string) => `Rejet : ${type}`,
  ligne: (article: string, motif: string) => `${article} : ${motif}`,

  origine: 'Textes fournis avec le site.',
  motifs: 'Motifs',
  aides: {
    demande: 'Un motif par ligne, comme la personne le lira.',
    rejet: 'Un motif par ligne : son article, deux-points, puis le motif.',
  },
  apercu: 'Aperçu : ce que le greffe choisira',
  apercuRejet: { article: 'Article', motif: 'Motif' },
  publier: 'Publier cette liste',
  publiee: 'La liste est publiée.',
  echec: "La liste n'est pas publiée",
  retablir: "Revenir aux textes d'origine",
  retablirEffet: 'Les textes fournis avec le site redeviennent ceux que le greffe choisit. Les versions publiées restent conservées.',
  retablie: "Les textes d'origine sont rétablis.",
  dejaOrigine: 'Ces textes sont ceux fournis avec le site.',
  conflit: (personne: string, instant: string) =>
    `${personne} a publié cette liste le ${instant}, après que vous l'avez ouverte. Rien de votre saisie n'est publié.`,
  voir: 'Voir la liste actuelle',

  refus: {
    aucun: 'Indiquez au moins un motif.',
    tropNombreux: (max: number) => `Indiquez au plus ${max} motifs : le greffe ne lirait pas les suivants.`,
    sansArticle: (rang: number) => `Motif ${rang} : indiquez son article, deux-points entre deux espaces, puis le motif.`,
    tropLong: (rang: number) => `Motif ${rang} : ce texte est trop long.`,
    double: (rang: number) => `Motif ${rang} : il est déjà dans la liste.`,
  },
} as const
