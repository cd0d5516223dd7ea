/** Sign-in, its callback and its end (wording.md « Pages around the session »; the quoted ones of spec 1 are verbatim). */
export const textesConnexion = {
  redirection: 'Redirection vers la page de connexion…',
  continuer: 'Continuer si la page ne change pas',
  titre: 'Se connecter',
  identifiant: 'Adresse courriel (votre identifiant)',
  motPasse: 'Mot de passe',
  bouton: 'Se connecter',
  incomplet: 'Saisissez votre identifiant et votre mot de passe pour continuer.',
  invalide: 'Identifiant ou mot de passe invalide.',
  creerUnCompte: 'Créer un compte',
  enCours: 'Connexion en cours…',
  erreur: "Erreur lors de l'authentification",
  refus: "Votre connexion n'a pas abouti. Connectez-vous à nouveau.",
  panne: "Le service d'authentification ne répond pas. Réessayez dans quelques minutes.",
  fin: 'Fin de session',
  finTexte: 'Votre session est terminée.',
  seReconnecter: 'Se reconnecter',
  interdit: 'Accès interdit',
  interditTexte: (courriel: string) =>
    `Votre compte ne permet pas d'ouvrir cette page. Si vous pensez avoir ce droit, contactez le support : ${courriel}.`,
  expiree: 'Votre session a expiré.',
  expireeTexte: 'Veuillez rafraichir la page pour vous reconnecter.',
} as const
