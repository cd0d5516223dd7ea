/** Mails an administrator has sent about an account (STAFF-27). */
export const courrielCompteOuvert = (lien: string) => ({
  sujet: 'Choisissez votre mot de passe',
  texte: `Un compte vient d'être ouvert pour vous avec cette adresse. Pour l'activer, ouvrez ce lien, valable 7 jours, et choisissez votre mot de passe.\n\n${lien}`,
})

/** A new password, asked for on the telephone; the lifetime and the first words are those of MAIL-02. */
export const courrielLienDuSupport = (lien: string) => ({
  sujet: 'Choisissez un nouveau mot de passe',
  texte: `Ce lien est valable 1 heure. Le support vous l'envoie à votre demande. Si vous n'avez rien demandé, ignorez ce courriel : votre mot de passe ne change pas.\n\n${lien}`,
})

/** The application that gives the codes of a member of the staff has just been enrolled. */
export const courrielSecondFacteur = (support: { courriel: string; telephone: string }) => ({
  sujet: 'Une application confirme désormais vos connexions',
  texte: `Une application d'authentification vient d'être enregistrée pour votre compte. Si ce n'était pas vous, contactez le support tout de suite :@: ${support.courriel}, ${support.telephone}.`,
})
