/** Texts of every page: header, footer, titles and notices. */
export const textesChrome = {
  produit: "Registre des associations d'Alsace-Moselle",
  etat: ['République', 'Française'],
  sousTitre: 'Droit local : Bas-Rhin, Haut-Rhin, Moselle',
  titrePage: (page: string) => `${page} – Registre des associations d'Alsace-Moselle`,
  titreEtape: (etape: { numero: number; total: number; nom: string; demarche: string }) =>
    `Étape ${etape.numero} sur ${etape.total} : ${etape.nom} – ${etape.demarche} – Registre des associations`,
  titreErreur: (titre: string) => `Erreur – ${titre}`,
  sansScript:
    "Cette page a besoin de JavaScript, qui n'est pas actif dans votre navigateur. Vous pouvez aussi vous adresser au greffe du tribunal compétent.",
  chargement: 'Chargement…',

  evitement: 'Accès rapide',
  allerAuContenu: 'Aller au contenu',
  allerAuMenu: 'Aller au menu',
  allerAuPiedDePage: 'Aller au pied de page',

  environnement: 'Environnement :',
  formation: 'Site de formation : aucune requête déposée ici ne parvient à un tribunal.',
  versions: ({ site, serveur, authentification }: { site: string; serveur: string; authentification: string }) =>
    `Versions : site ${site}, serveur ${serveur}, authentification ${authentification}`,
  versionInconnue: 'inconnue',

  separateur: 'Largeur du panneau de gauche',
  menuPrincipal: 'Menu principal',
  ouvrirMenu: 'Menu',
  onglets: {
    accueil: 'Accueil',
    suivi: 'Mon suivi',
    associations: 'Mes associations',
    registre: 'Consulter le Registre',
    greffe: 'Espace du greffe',
    juge: 'Signature',
    administration: 'Administration',
  },
  seConnecter: 'Se connecter',
  creerUnCompte: 'Créer un compte',
  seDeconnecter: 'Se déconnecter',
  compte: 'Mon compte',
  monCompte: (identite: string) => `Mon compte : ${identite}`,

  affichage: 'Affichage',
  affichageConserve: 'Ces choix sont conservés sur cet appareil.',
  theme: "Thème d'affichage",
  themes: { system: 'Selon le système', light: 'Clair', dark: 'Sombre' },
  confort: { texte: 'Texte plus grand', liens: 'Liens soulignés' },

  support: ({ courriel, telephone }: { courriel: string; telephone: string }) => ({
    debut: 'Une question sur le fonctionnement du site : ',
    courriel,
    ou: ' ou ',
    telephone,
    fin: '. Une question sur votre dossier : le greffe du tribunal compétent.',
  }),
  cgu: "Conditions générales d'utilisation",
  faq: 'Foire aux questions',
  aide: 'Aide',
  mentionsLegales: 'Mentions légales',
  donneesPersonnelles: 'Données personnelles',
  cookies: 'Cookies',
  planDuSite: 'Plan du site',
  accessibilite: (conformite: string) => `Accessibilité : ${conformite} conforme`,
  courrielsDemonstration: 'Courriels de démonstration',
  nouvelOnglet: '(nouvel onglet)',

  messages: (nombre: number) => `Messages (${nombre})`,
  messagesTitre: 'Messages de cette session',
  aucunMessage: 'Aucun message pour le moment.',
  fermerMessage: 'Fermer ce message',
  fermer: 'Fermer',
  niveaux: { success: 'Confirmation :', info: 'Information :', warning: 'Attention :', error: 'Erreur :' },

  rien: "Il n'y a rien ici.",
  rienDetail: "L'adresse est peut-être incomplète, ou la page a changé de place.",
  revenirAccueil: "Revenir à l'accueil",
  rechercherAssociation: 'Rechercher une association',

  erreurAcces: "Erreur d'accès au serveur",
  erreurCommunication: 'Erreur de communication.',
  erreurCommunicationConnexion: 'Vérifiez votre connexion, puis réessayez.',
  /** For a filing only (ERR-07). */
  erreurCommunicationDetail:
    "Rien n'a été perdu : votre saisie est conservée. Vérifiez votre connexion, puis envoyez à nouveau ; votre requête ne sera déposée qu'une seule fois.",
  taillesTropElevees: 'Tailles des annexes trop élevée.',
  tropDeTentatives: (minutes: number) =>
    `Trop de tentatives en peu de temps. Réessayez dans ${minutes} ${minutes > 1 ? 'minutes' : 'minute'}.`,
  indisponible: 'Le service est momentanément indisponible. Réessayez dans quelques minutes.',
  documentNonOuvert: ({ courriel, telephone }: { courriel: string; telephone: string }) =>
    `Le document n'a pas pu être ouvert. Réessayez plus tard ou contactez le support : ${courriel}, ${telephone}.`,
} as const
