/** The list of the register (REG). Names of filters and columns are quoted from the specification, « Etat » without its accent. */
export const textesRegistre = {
  titre: 'Consulter le Registre',
  plusieursTrouvees: (total: string) => `${total} associations trouvées`,
  uneTrouvee: '1 association trouvée',
  plusDeTrouvees: (total: string) => `Plus de ${total} associations trouvées`,
  plusDe: (total: string) => `plus de ${total}`,
  aucune: 'Aucune association ne correspond à votre recherche.',
  conseil: "Vérifiez l'orthographe ou retirez un filtre.",
  effacer: 'Effacer les filtres',
  recherche: 'Recherche dans le registre',
  /** The single search field (docs/decisions/0027). */
  boite: {
    libelle: 'Nom, numéro ou commune',
    aide: 'Par exemple : judo Sélestat, STR000123, 67600 ou volume 12.',
    bouton: 'Rechercher',
  },
  proches: 'Aucune association ne correspond exactement à votre recherche ; voici les plus proches.',
  parPertinence: "Les plus proches de votre recherche d'abord.",
  classerParPertinence: 'Classer par pertinence',
  filtres: (actifs: number) =>
    actifs === 0 ? 'Recherche détaillée' : `Recherche détaillée (${actifs} ${actifs > 1 ? 'filtres actifs' : 'filtre actif'})`,
  champs: {
    numero: 'N°',
    tribunal: 'Tribunaux',
    nom: 'Dénomination',
    codePostal: 'Code postal',
    commune: 'Commune',
    adresse: 'Adresse',
    etat: 'Etat',
    volume: 'Volume',
    folio: 'Folio',
  },
  actions: 'Actions',
  tousLesTribunaux: 'Tous les tribunaux',
  accents: 'Les accents et les majuscules ne comptent pas.',
  mes: 'Mes associations seulement',
  etapesRattachement:
    'Étape 1 : recherchez votre association. Étape 2 : ouvrez sa fiche. Étape 3 : choisissez « Demander mon rattachement ».',
  /** Used when the site does not offer the request for attachment. */
  etapesRattachementAuGreffe:
    'Étape 1 : recherchez votre association. Étape 2 : ouvrez sa fiche. Étape 3 : adressez votre demande au greffe du tribunal indiqué sur la fiche.',
  tableau: 'Associations du registre',
  /** The link of a row: the visible label, then the text only screen readers get. */
  ouvrir: 'Ouvrir la fiche',
  deLAssociation: (denomination: string) => ` de ${denomination}`,
} as const
