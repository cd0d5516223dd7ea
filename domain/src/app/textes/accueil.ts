/** The home page (HOME-02). The card of the greffe is ours: the specification does not show this page to the staff. */
export const textesAccueil = {
  bonjour: (prenom: string, nom: string) => `Bonjour ${prenom} ${nom}`,
  cartes: {
    registre: { titre: 'Consulter le Registre', texte: 'Rechercher une association inscrite et ouvrir sa fiche.' },
    creation: {
      titre: 'Créer une association',
      texte:
        "Demander son inscription au registre. Il faut au moins 7 membres fondateurs, les statuts signés et le procès-verbal de l'assemblée constitutive.",
    },
    suivi: { titre: 'Suivre mes requêtes', texte: 'Savoir où en sont vos requêtes, répondre au tribunal et lire ses décisions.' },
    associations: {
      titre: 'Gérer mes associations',
      texte: "Déclarer un changement, obtenir un extrait, inviter d'autres personnes.",
    },
    rattachement: {
      titre: 'Me rattacher à une association',
      texte: "Retrouver votre association dans le registre et demander le droit d'agir pour elle.",
    },
    greffe: { titre: 'Espace du greffe', texte: 'Instruire les requêtes adressées à votre tribunal.' },
    juge: { titre: 'Décisions à signer', texte: 'Lire et signer les décisions préparées par le greffe de votre tribunal.' },
    administration: { titre: 'Administration', texte: 'Aider les personnes avec leur compte, donner des droits aux agents.' },
  },
  /** HOME-03, HOME-06: the actions that await the person. The title is quoted from the specification. */
  actionRequise: 'Une action est requise de votre part.',
  repondreInvitation: (denomination: string) => `Répondre à une invitation : ${denomination}`,
  recueLe: (jour: string) => `reçue le ${jour}`,
  aFaire: (nombre: number) => (nombre > 0 ? `À faire (${nombre})` : 'À faire'),
  /** Must stay true for a clerk, whose queues are elsewhere, and for a declarant who has signed statutes to post. */
  rienAFaire: "Aucune de vos démarches n'attend de réponse de votre part.",
  /** Link to the full list, of which the page shows the first lines. */
  toutesLesRequetes: (nombre: number) => `Voir mes ${nombre} requêtes en cours`,
  toutesLesAssociations: (nombre: number) => `Voir mes ${nombre} associations`,
  /** HOME-04, HOME-06. The sentence is quoted from the specification. */
  nouveauxDocuments: 'Nouveaux documents disponibles.',
  lireDocuments: (denomination: string, numero: string) => `Lire les documents du tribunal : ${denomination}, requête n° ${numero}`,
  aTraiter: (nombre: number) => `${nombre} à traiter`,
} as const
