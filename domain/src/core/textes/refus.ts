/** Errors that no form words: the server's answers to a whole request. */
export const textesRefus = {
  saisieInvalide: 'Veuillez vérifier votre saisie.',
  nonConnecte: 'Connectez-vous pour continuer.',
  interdit: 'Votre compte ne permet pas cette action.',
  introuvable: 'Aucun élément ne correspond à cette adresse.',
  etat: "Cette action n'est pas possible dans l'état actuel.",
  registreChange:
    "Le registre a changé plusieurs fois pendant l'établissement des actes. Rien n'a été enregistré\u00a0; recommencez dans quelques secondes.",
  corpsIllisible: 'Le contenu envoyé est illisible.',
  typeRefuse: "Ce type de contenu n'est pas accepté.",
  tailleRefusee: 'Tailles des annexes trop élevée.',
  envoiInterrompu: "L'envoi a été interrompu. Envoyez à nouveau.",
  envoiEnCours: 'Cet envoi est déjà en cours. Réessayez dans quelques secondes.',
  envoiIncertain:
    "Votre envoi est en cours de vérification. Envoyez à nouveau dans quelques secondes : votre requête ne sera déposée qu'une seule fois.",
  cleReutilisee: "Cet envoi porte le même numéro qu'un autre, de contenu différent.",
  clePrecisee: "L'en-tête Idempotency-Key doit être un identifiant unique.",
  tropDeTentatives: (minutes: number) => `Trop de tentatives en peu de temps. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
  fileDAttente: 'Le service traite déjà beaucoup de demandes. Réessayez dans quelques secondes.',
  indisponible: 'Le service est momentanément indisponible. Réessayez dans quelques minutes.',
  /** For reads: there was nothing to record. */
  serveurEnArretLecture: 'Le service redémarre. Réessayez dans quelques instants.',
  serveurEnArret: "Le service redémarre. Rien n'a été enregistré\u00a0; réessayez dans quelques instants.",
  serviceIndisponible: 'Service momentanément indisponible',
  /** For a whole page (ERR-21). */
  pageIndisponible:
    'Le service est momentanément indisponible. Vos brouillons et vos requêtes déposées sont conservés. Réessayez dans quelques minutes.',
  stockageIndisponible:
    "L'espace de stockage des fichiers est momentanément indisponible. Rien n'a été enregistré ; réessayez dans quelques minutes.",
  lectureIndisponible: 'Les fichiers ne peuvent pas être lus pour le moment. Réessayez dans quelques minutes.',
  erreurInterneLecture: 'Une erreur inattendue est survenue. Réessayez dans quelques minutes.',
  erreurInterne: "Une erreur inattendue est survenue. Rien n'a été enregistré ; réessayez dans quelques minutes.",
} as const
