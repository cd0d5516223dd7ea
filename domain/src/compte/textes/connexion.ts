/** Sign-in, its callback and sign-out. Quoted sentences are those of the specification. */
export const textesConnexion = {
  redirection: 'Redirection vers la page de connexion…',
  continuer: 'Continuer si la page ne change pas',
  titre: 'Se connecter',
  identifiant: 'Adresse courriel (votre identifiant)',
  motPasse: 'Mot de passe',
  bouton: 'Se connecter',
  incomplet: 'Saisissez votre identifiant et votre mot de passe pour continuer.',
  invalide: 'Identifiant ou mot de passe invalide.',
  oubli: 'Mot de passe oublié ou inscription à finaliser',
  creerUnCompte: 'Créer un compte',
  enCours: 'Connexion en cours…',
  /** After a sign-in without JavaScript: only the password has been accepted. */
  accepte: 'Votre mot de passe est accepté',
  accepteSansScript:
    "Les pages qui suivent ont besoin de JavaScript, qui n'est pas actif dans votre navigateur. Activez-le, puis ouvrez votre page d'accueil : votre mot de passe ne vous sera pas redemandé.",
  ouvrirAccueil: "Ouvrir ma page d'accueil",
  erreur: "Erreur lors de l'authentification",
  refus: "Votre connexion n'a pas abouti. Connectez-vous à nouveau.",
  panne: "Le service d'authentification ne répond pas. Réessayez dans quelques minutes.",
  /** Before a sign-out without JavaScript: the person must confirm it. */
  sessionOuverte: 'Votre session est ouverte.',
  fin: 'Fin de session',
  finTexte: 'Votre session est terminée. Vos brouillons sont conservés.',
  seReconnecter: 'Se reconnecter',
  interdit: 'Accès interdit',
  interditTexte: (courriel: string) =>
    `Votre compte ne permet pas d'ouvrir cette page. Si vous pensez avoir ce droit, contactez le support : ${courriel}.`,
  expiree: 'Votre session a expiré.',
  expireeTexte: 'Veuillez rafraichir la page pour vous reconnecter.',
  saisieGardee: 'Votre saisie est enregistrée : vous la retrouverez après connexion.',
} as const
