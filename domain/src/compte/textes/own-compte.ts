/** The page of one's account: details, password, e-mail, sessions. */
export const textesOwnCompte = {
  titre: 'Mon compte',
  connexion: 'Identifiants de connexion',
  email: 'Adresse courriel (votre identifiant)',
  infos: 'Mes informations',
  adresseFacultative: 'Adresse (facultatif : elle pré-remplit vos requêtes)',
  modifier: 'Modifier',
  rienAModifier: 'Aucune modification à enregistrer.',
  echec: 'Erreur durant la modification',
  modifiees: 'Vos informations ont été modifiées',
  annuler: 'Annuler',

  motPasse: {
    changer: 'Changer de mot de passe',
    ancien: 'Mot de passe actuel',
    nouveau: 'Nouveau mot de passe',
    indication: 'Au moins 10 caractères',
    effet: 'Vos autres sessions ouvertes seront fermées.',
    enregistrer: 'Enregistrer le mot de passe',
    echec: 'Erreur durant le changement de mot de passe',
  },

  changementEmail: {
    changer: "Changer d'adresse courriel",
    texte: 'Un lien sera envoyé à la nouvelle adresse. Elle remplacera votre adresse actuelle quand vous aurez ouvert ce lien.',
    email: 'Nouvelle adresse courriel',
    motPasse: 'Mot de passe actuel',
    envoyer: 'Envoyer le lien',
    echec: "Le changement n'a pas été effectué",
  },

  sessions: {
    titre: 'Sessions ouvertes',
    texte: 'Les appareils où votre compte est ouvert. Fermez une session que vous ne reconnaissez pas, puis changez de mot de passe.',
    navigateurInconnu: 'Navigateur inconnu',
    actuelle: 'Cette session',
    ouverte: 'Ouverte le',
    vue: 'Dernière activité le',
    adresse: 'Adresse réseau',
    adresseInconnue: 'inconnue',
    fermer: 'Fermer la session',
    laquelle: (navigateur: string, ouverture: string) => `${navigateur}, ouverte le ${ouverture}`,
    fermerLaquelle: (laquelle: string) => `Fermer la session ${laquelle}`,
    fermerAutres: 'Fermer toutes les autres sessions',
    confirmer: 'Fermer cette session ?',
    confirmerAutres: 'Fermer toutes les autres sessions ?',
    effet: "Le mot de passe sera demandé à la prochaine connexion sur l'appareil concerné.",
    fermee: 'La session a été fermée.',
    autresFermees: 'Toutes les autres sessions ont été fermées.',
    echec: "La session n'a pas été fermée",
  },
} as const

/** The page opened by the link sent to a new address (ACCOUNT-25). */
export const textesNewAdresse = {
  titre: 'Confirmer votre nouvelle adresse',
  texte: 'Cette adresse remplacera celle de votre compte : vous vous connecterez avec elle.',
  bouton: "Confirmer l'adresse",
  duree: 'Ce lien est valable 20 minutes.',
  faite: (email: string) => `Votre adresse courriel est désormais ${email}.`,
  echec: "Le changement n'a pas été effectué",
  lienMort: 'Ce lien a déjà été utilisé ou a expiré.',
  refaire: 'Vous pouvez refaire la demande depuis « Mon compte ».',
} as const
