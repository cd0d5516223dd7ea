/** One account as the support sees it (STAFF-27, STAFF-28). */
export const textesAdministrationCompte = {
  identite: (prenom: string, nom: string) => `${prenom} ${nom}`,
  titre: 'Compte',
  inconnu: 'Aucun compte ne correspond à cette adresse.',
  champs: {
    email: 'Adresse courriel',
    etat: 'État',
    creeLe: 'Créé le',
    motPasse: 'Mot de passe',
    secondFacteur: 'Code de connexion',
    droits: 'Droits',
  },
  etats: {
    activation: "Ce compte n'est pas encore actif. La personne doit ouvrir le lien d'activation reçu par courriel.",
    motPasse: "Ce compte n'est pas encore actif. La personne doit choisir son mot de passe avec le lien reçu par courriel.",
    ACTIF: 'Ce compte est actif.',
    DESACTIVE: "Ce compte est désactivé : personne ne peut s'y connecter.",
  },
  motPasse: { choisi: 'Choisi par la personne', absent: 'Pas encore choisi' },
  secondFacteur: { enregistre: 'Application enregistrée', absent: 'Aucune application enregistrée' },

  actions: 'Actions',
  boutons: {
    activation: "Renvoyer le courriel d'activation",
    reinitialisation: 'Envoyer un lien de mot de passe',
    desactivation: 'Désactiver le compte',
    reactivation: 'Réactiver le compte',
    sessions: 'Terminer les sessions',
    secondFacteur: "Oublier l'application de connexion",
    agent: 'Modifier les droits',
  },
  titres: {
    activation: (identite: string) => `Renvoyer le courriel d'activation à ${identite}`,
    reinitialisation: (identite: string) => `Envoyer un lien de mot de passe à ${identite}`,
    desactivation: (identite: string) => `Désactiver le compte de ${identite}`,
    reactivation: (identite: string) => `Réactiver le compte de ${identite}`,
    sessions: (identite: string) => `Terminer les sessions de ${identite}`,
    secondFacteur: (identite: string) => `Oublier l'application de connexion de ${identite}`,
    agent: (identite: string) => `Modifier les droits de ${identite}`,
  },
  effets: {
    activation: (email: string) => `Un nouveau lien d'activation, valable 7 jours, part à ${email}.`,
    reinitialisation: (email: string) =>
      `Un lien pour choisir un nouveau mot de passe part à ${email}. Le mot de passe actuel reste valable tant que la personne n'en a pas choisi un autre.`,
    desactivation:
      'Toutes les sessions de la personne se terminent. Elle ne peut plus se connecter, mais rien de ce qui est enregistré ne disparaît.',
    reactivation: 'La personne peut à nouveau se connecter avec son mot de passe.',
    sessions: 'La personne est déconnectée sur tous ses appareils. Elle peut se reconnecter.',
    secondFacteur:
      "À sa prochaine connexion, la personne enregistre de nouveau une application. Faites-le seulement après avoir vérifié que c'est bien elle qui le demande.",
    agent: 'La personne est déconnectée sur tous ses appareils : ses nouveaux droits valent dès sa prochaine connexion.',
  },
  faits: {
    activation: (email: string) => `Un lien d'activation a été envoyé à ${email}.`,
    reinitialisation: (email: string) => `Un lien de mot de passe a été envoyé à ${email}.`,
    desactivation: 'Le compte est désactivé.',
    reactivation: 'Le compte est réactivé.',
    sessions: 'Les sessions sont terminées.',
    secondFacteur: "L'application de connexion est oubliée.",
    agent: 'Les droits sont enregistrés.',
  },
  echec: "L'action n'a pas été enregistrée",
  motif: 'Motif (conservé dans le journal)',

  droits: {
    greffe: 'Greffe : instruire les requêtes des tribunaux cochés',
    tribunaux: 'Tribunaux',
    sansTribunal: 'Cochez au moins un tribunal.',
    administration: 'Administration : aider les personnes, donner des droits, modifier les pages du site',
    enregistrer: 'Enregistrer les droits',
    inchanges: 'Aucune modification à enregistrer.',
  },

  sessions: 'Sessions ouvertes',
  tableauSessions: 'Où la personne est connectée',
  aucuneSession: 'Aucune session ouverte.',
  colonnesSessions: { navigateur: 'Navigateur', adresse: 'Adresse du réseau', ouverteLe: 'Ouverte le', vueLe: 'Dernière activité' },
  navigateurInconnu: 'Navigateur inconnu',
  adresseInconnue: 'Inconnue',

  courriels: 'Courriels envoyés à la personne',
  tableauCourriels: 'Du plus récent au plus ancien',
  courrielsTexte: "Le texte des courriels n'est pas montré : il contient des liens personnels.",
  aucunCourriel: 'Aucun courriel.',
  colonnesCourriels: { sujet: 'Objet', creeLe: 'Écrit le', remise: 'Remise' },
  remises: {
    envoye: (dateEtHeure: string) => `Envoyé le ${dateEtHeure}`,
    attente: "En attente d'envoi",
    refuse: (tentatives: number, erreur: string) => `Refusé (${tentatives} ${tentatives > 1 ? 'essais' : 'essai'}) : ${erreur}`,
  },

  journal: 'Journal',
  actes: { CREATION: 'Création du compte', ACTIVATION: 'Activation du compte' },
  journalLigne: (dateEtHeure: string, auteur: string | null) => (auteur === null ? `Le ${dateEtHeure}` : `Le ${dateEtHeure} par ${auteur}`),
  journalTexte: (texte: string) => `Motif : ${texte}`,
} as const
