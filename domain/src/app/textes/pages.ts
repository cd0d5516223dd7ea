/** The footer's pages, around their texts, and their editor (HEAD-15, STAFF-26). */
export const textesPages = {
  accessibilite: "Déclaration d'accessibilité",
  /** Marks the parts of the default texts that only the ministry can write. */
  aCompleter: 'À compléter par le ministère',
  conformite: { totalement: 'en conformité totale', partiellement: 'en conformité partielle', non: 'non conforme' },
  misAJour: (jour: string) => `Mis à jour le ${jour}`,
  tableau: (colonnes: string) => `Tableau : ${colonnes}`,
  tableTribunaux: {
    tribunal: 'Tribunal',
    adresse: 'Adresse du greffe',
    adresseInconnue: 'Adresse à compléter par le ministère',
    contact: 'Téléphone, courriel, horaires',
    contactInconnu: 'À compléter',
  },
  conflit: (personne: string, instant: string) =>
    `${personne} a enregistré cette page le ${instant}, après que vous l'avez ouverte. Votre texte n'est pas enregistré.`,
  conflitSansNom: "Cette page a été enregistrée après que vous l'avez ouverte. Votre texte n'est pas enregistré.",

  liste: {
    titre: 'Modifier les pages du site',
    explication: 'Ces pages sont ouvertes à tous depuis le pied de page. Complétez ce qui est signalé « À compléter par le ministère ».',
    legende: 'Pages du pied de page',
    page: 'Page',
    etat: 'État',
    aCompleter: 'Reste à compléter',
    blancs: (nombre: number) => (nombre === 0 ? 'Rien' : nombre === 1 ? '1 mention' : `${nombre} mentions`),
    parDefaut: 'Texte du produit',
    modifiee: (jour: string, personne: string | null) =>
      personne === null ? `Modifiée le ${jour}` : `Modifiée le ${jour} par ${personne}`,
  },

  edition: {
    titre: (page: string) => `Modifier la page : ${page}`,
    retour: 'Toutes les pages du site',
    voir: 'Voir la page publiée',
    texte: 'Texte de la page',
    aide: 'Titres : ## ou ###. Liste : - au début de la ligne. Gras : **mot**. Lien : [texte](adresse). Aucune balise HTML.',
    valeurs: (noms: string) => `Remplacés à l'affichage : ${noms}.`,
    apercu: 'Aperçu',
    enregistrer: 'Enregistrer la page',
    rienAEnregistrer: 'Aucune modification à enregistrer.',
    enregistree: 'La page a été enregistrée.',
    echec: "Erreur durant l'enregistrement de la page",
    retablir: 'Rétablir le texte du produit',
    dejaParDefaut: 'Cette page porte déjà le texte du produit.',
    retablirTitre: 'Rétablir le texte du produit ?',
    retablirEffet: 'Oui : le texte du produit remplace tout de suite celui qui est publié. Non : rien ne change.',
    retablie: 'Le texte du produit est rétabli.',
    texteEnregistre: "Le texte enregistré par l'autre personne",
    garderLeMien: 'Garder mon texte',
    prendreLeSien: "Reprendre l'autre texte",
    gardeEffet:
      "Garder mon texte : vous pourrez l'enregistrer à la place de l'autre. Reprendre l'autre texte : le vôtre est effacé de cette page.",
  },
} as const
