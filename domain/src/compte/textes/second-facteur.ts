/** The second step of the staff's sign-in. */
export const textesSecondFacteur = {
  titre: 'Confirmer votre connexion',
  demande: "Ouvrez l'application d'authentification de votre téléphone et recopiez le code qu'elle affiche.",
  inscription:
    "Les comptes du greffe et de l'administration demandent, en plus du mot de passe, un code donné par une application de votre téléphone. Cette application se règle une seule fois, en trois étapes.",
  etapes: {
    application: '1. Ouvrir une application',
    cle: '2. Enregistrer ce compte',
    code: '3. Recopier le code',
  },
  application:
    "Ouvrez une application d'authentification sur votre téléphone. Si vous n'en avez pas, installez-en une, par exemple FreeOTP.",
  photographier: "Dans l'application, ajoutez un compte en photographiant cette image, ou en recopiant la clé.",
  image: "Image à photographier avec l'application d'authentification. La clé écrite à la suite dit la même chose.",
  cle: 'Clé :',
  copier: 'Copier la clé',
  copiee: 'La clé est copiée.',
  surCeTelephone: "Ouvrir l'application de ce téléphone",
  recopier: "L'application affiche maintenant un code, qui change toutes les 30 secondes. Recopiez-le.",
  code: 'Code à 6 chiffres',
  bouton: 'Valider le code',
  incomplet: 'Saisissez les 6 chiffres du code pour continuer.',
  invalide: "Ce code n'est pas valable. Recopiez le code que l'application affiche maintenant.",
  heure: "Si le refus se répète, réglez la date et l'heure de votre téléphone sur automatique.",
  perdu: (courriel: string, telephone: string) => `Vous n'avez plus l'application ? Contactez le support : ${courriel} ou ${telephone}.`,
  expiree: 'Cette connexion a expiré. Recommencez depuis le mot de passe.',
  recommencer: 'Recommencer la connexion',
} as const
