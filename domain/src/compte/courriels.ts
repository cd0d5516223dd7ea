/** Mails about an account (wording.md « Mails »): subject and body. */
export const courrielActivation = (lien: string) => ({
  sujet: 'Activez votre compte',
  texte: `Pour activer le compte créé avec cette adresse, ouvrez ce lien, valable 7 jours.\n\n${lien}`,
})

export const courrielDejaUnCompte = (connexion: string) => ({
  sujet: 'Vous avez déjà un compte',
  texte: `Une création de compte vient d'être demandée avec votre adresse, qui en a déjà un. Si c'était vous, connectez-vous ou choisissez un nouveau mot de passe. Sinon, vous n'avez rien à faire.\n\n${connexion}`,
})
