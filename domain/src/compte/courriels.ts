/** Mails about an account (wording.md « Mails »): subject and body. */
export const courrielActivation = (lien: string) => ({
  sujet: 'Activez votre compte',
  texte: `Pour activer le compte créé avec cette adresse, ouvrez ce lien, valable 7 jours.\n\n${lien}`,
})

export const courrielDejaUnCompte = (connexion: string) => ({
  sujet: 'Vous avez déjà un compte',
  texte: `Une création de compte vient d'être demandée avec votre adresse, qui en a déjà un. Si c'était vous, connectez-vous ou choisissez un nouveau mot de passe. Sinon, vous n'avez rien à faire.\n\n${connexion}`,
})

export const courrielMotPasse = (lien: string) => ({
  sujet: 'Choisissez un nouveau mot de passe',
  texte: `Ce lien est valable 1 heure. Si vous n'avez rien demandé, ignorez ce courriel : votre mot de passe ne change pas.\n\n${lien}`,
})

/** For an account opened by the support, whose password was never chosen. */
export const courrielPremierMotPasse = (lien: string) => ({
  sujet: 'Choisissez votre mot de passe',
  texte: `Pour activer le compte ouvert avec cette adresse, ouvrez ce lien, valable 7 jours, et choisissez votre mot de passe.\n\n${lien}`,
})

export const courrielNouvelleAdresse = (lien: string) => ({
  sujet: 'Confirmez votre nouvelle adresse',
  texte: `Ce lien est valable 20 minutes. Ouvrez-le pour que cette adresse devienne celle de votre compte. Si vous n'avez rien demandé, ignorez ce courriel.\n\n${lien}`,
})

/** To the address about to be replaced, at the request (threats §3.14). */
export const courrielAncienneAdresse = (telephone: string) => ({
  sujet: 'Votre adresse courriel va changer',
  texte: `Si cette demande ne vient pas de vous, contactez le support : ${telephone}.\n\nUn lien vient d'être envoyé à la nouvelle adresse indiquée. Tant qu'il n'est pas ouvert, votre adresse actuelle reste valable.`,
})

/** To the owner of an address that somebody else's account asked for. */
export const courrielAdresseDejaPrise = (connexion: string) => ({
  sujet: 'Vous avez déjà un compte',
  texte: `Un autre compte vient de demander à utiliser votre adresse, qui en a déjà un. Si c'était vous, connectez-vous avec cette adresse. Sinon, vous n'avez rien à faire.\n\n${connexion}`,
})
