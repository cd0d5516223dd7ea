/** The site map (RGAA 12.3): the labels that the header and the footer do not already have. */
export const textesPlan = {
  groupes: {
    compte: 'Connexion et compte',
    registre: 'Registre et associations',
    requetes: 'Requêtes',
    informations: 'Aide et informations',
    greffe: 'Espace du greffe',
    juge: 'Signature des décisions',
    administration: 'Administration',
  },
  avecCompte: '(avec un compte)',
  connexion: 'Se connecter',
  creationCompte: 'Créer un compte',
  oubli: 'Mot de passe oublié ou inscription à finaliser',
  monCompte: 'Mon compte',
  creation: 'Créer une association',
  verification: 'Vérifier un document',
  fileGreffe: 'Requêtes adressées au tribunal',
  rattachements: 'Rattachements à valider',
  numerisations: 'Numérisations à traiter',
  reprise: 'Reprendre une association du registre papier',
} as const
