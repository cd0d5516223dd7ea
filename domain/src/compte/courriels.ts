import type { WordedCourriel } from '../core/courriel.ts'
import { textesCourriel } from '../core/textes/courriel.ts'

const { voie } = textesCourriel

/** Mails about an account. */
export const courrielActivation = (lien: string): WordedCourriel => ({
  sujet: 'Activez votre compte',
  paragraphes: ['Pour activer le compte créé avec cette adresse, ouvrez ce lien, valable 7 jours.', voie('Activer mon compte', lien)],
})

export const courrielExistingCompte = (connexion: string): WordedCourriel => ({
  sujet: 'Vous avez déjà un compte',
  paragraphes: [
    "Une création de compte vient d'être demandée avec votre adresse, qui en a déjà un. Si c'était vous, connectez-vous ou choisissez un nouveau mot de passe. Sinon, vous n'avez rien à faire.",
    voie('Se connecter', connexion),
  ],
})

export const courrielMotPasse = (lien: string): WordedCourriel => ({
  sujet: 'Choisissez un nouveau mot de passe',
  paragraphes: [
    "Ce lien est valable 1 heure. Si vous n'avez rien demandé, ignorez ce courriel : votre mot de passe ne change pas.",
    voie('Choisir un nouveau mot de passe', lien),
  ],
})

/** For an account opened by the support, which has no password yet. */
export const courrielFirstMotPasse = (lien: string): WordedCourriel => ({
  sujet: 'Choisissez votre mot de passe',
  paragraphes: [
    'Pour activer le compte ouvert avec cette adresse, ouvrez ce lien, valable 7 jours, et choisissez votre mot de passe.',
    voie('Choisir mon mot de passe', lien),
  ],
})

export const courrielNewAdresse = (lien: string): WordedCourriel => ({
  sujet: 'Confirmez votre nouvelle adresse',
  paragraphes: [
    "Ce lien est valable 20 minutes. Ouvrez-le pour que cette adresse devienne celle de votre compte. Si vous n'avez rien demandé, ignorez ce courriel.",
    voie("Confirmer l'adresse", lien),
  ],
})

/** Sent to the current address when its replacement is requested (choice C14). */
export const courrielFormerAdresse = (telephone: string, compte: string): WordedCourriel => ({
  sujet: 'Votre adresse courriel va changer',
  paragraphes: [
    `Si cette demande ne vient pas de vous, contactez le support : ${telephone}.`,
    "Un lien vient d'être envoyé à la nouvelle adresse indiquée. Tant qu'il n'est pas ouvert, votre adresse actuelle reste valable.",
    voie('Voir mon compte', compte),
  ],
})

/** Sent to the owner of an address that another account asked to use. */
export const courrielTakenAdresse = (connexion: string): WordedCourriel => ({
  sujet: 'Vous avez déjà un compte',
  paragraphes: [
    "Un autre compte vient de demander à utiliser votre adresse, qui en a déjà un. Si c'était vous, connectez-vous avec cette adresse. Sinon, vous n'avez rien à faire.",
    voie('Se connecter', connexion),
  ],
})
