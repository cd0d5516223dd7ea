/** Mails that tell the owner of an account what changed (threat T22). */
export const textesCourrielsChangements = {
  voirCompte: 'Voir mon compte',
  motPasse: {
    sujet: 'Votre mot de passe a été changé',
    texte: (courriel: string, telephone: string) =>
      `Le mot de passe de votre compte vient d'être changé. Si c'était vous, vous n'avez rien à faire. Sinon, contactez le support tout de suite : ${courriel}, ${telephone}.`,
  },
  adresse: {
    sujet: 'Votre adresse courriel a été changée',
    texte: (courriel: string, telephone: string) =>
      `Votre compte a désormais une autre adresse courriel : celle-ci ne permet plus de se connecter. Si ce n'était pas vous, contactez le support tout de suite : ${courriel}, ${telephone}.`,
  },
} as const
