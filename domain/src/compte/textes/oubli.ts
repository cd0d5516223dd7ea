/** Forgotten password, unfinished registration, and the page where a password is chosen. */
export const textesOubli = {
  titre: 'Mot de passe oublié ou inscription à finaliser',
  texte:
    "Indiquez votre adresse courriel. Vous recevrez un lien pour choisir un nouveau mot de passe ou, si votre compte n'est pas encore actif, pour l'activer.",
  email: 'Adresse courriel',
  envoyer: 'Recevoir un lien',
  demande: (email: string) => `Si un compte correspond à ${email}, un courriel vient de lui être envoyé.`,
  attente: 'Il peut mettre quelques minutes à arriver ; pensez à regarder dans les courriers indésirables.',
  lienMort: 'Ce lien a déjà été utilisé ou a expiré.',
  nouveauLien: 'Demander un nouveau lien',
  choisir: 'Choisir un nouveau mot de passe',
  motPasse: 'Nouveau mot de passe',
  enregistrer: 'Enregistrer le mot de passe',
  effet: 'Toutes vos sessions ouvertes seront fermées.',
  echec: 'Erreur durant la réinitialisation du mot de passe',
} as const
