/** The button beside a password. Kept apart because the small script of the first pages needs nothing else (goal F1). */
export const textesShowMotPasse = { afficher: 'Afficher le mot de passe', masquer: 'Masquer le mot de passe' } as const

/** Messages of the small script when the application cannot load. Kept apart for the same reason. */
export const textesLoadFailure = {
  absente: "La suite de cette page n'a pas pu être chargée. Le site a peut-être été mis à jour, ou la connexion est coupée.",
  saisie: 'Ce que vous avez saisi est encore là.',
  motDePasse: 'Le mot de passe sera à saisir de nouveau après le rechargement.',
  recharger: 'Recharger la page',
} as const

/** Texts of every form, whatever its fields (FORM, ERR, MEMB-01). */
export const textesFormulaires = {
  tousObligatoires: 'Les champs sont obligatoires, sauf mention « facultatif ».',
  facultatif: (libelle: string) => `${libelle} (facultatif)`,
  verifierSaisie: 'Veuillez vérifier votre saisie. Les erreurs sont indiquées en rouge.',
  champsACorriger: (nombre: number) => (nombre > 1 ? `${nombre} champs à corriger :` : '1 champ à corriger :'),
  champEnErreur: (champ: string, message: string) => `${champ} : ${message}`,

  choisir: 'Choisir dans la liste',
  formeJour: 'JJ/MM/AAAA',
  formatDate: 'Format attendu : JJ/MM/AAAA, par exemple 12/12/2026.',
  fichierChoisi: (nom: string, taille: string) => `Fichier choisi : ${nom} (${taille})`,

  suggestions: (nombre: number) =>
    nombre === 0
      ? 'Aucune suggestion.'
      : nombre === 1
        ? '1 suggestion, utilisez les flèches pour la choisir.'
        : `${nombre} suggestions, utilisez les flèches pour choisir.`,
  suggestionsIndisponibles: "Les suggestions n'ont pas pu être chargées. Réessayez, ou continuez votre saisie.",
  listeDe: (libelle: string) => `Suggestions : ${libelle}`,

  monter: (nom: string) => `Monter ${nom}`,
  descendre: (nom: string) => `Descendre ${nom}`,
  glisser: (nom: string) => `Faire glisser ${nom}`,
  nouvellePosition: ({ nom, position, total }: { nom: string; position: number; total: number }) =>
    `${nom} est maintenant en position ${position} sur ${total}.`,

  etapeSur: (numero: number, total: number) => `Étape ${numero} sur ${total}`,
  ensuite: (nom: string) => `Ensuite : ${nom}`,
  etapes: 'Étapes',
  etatsEtape: { faite: 'terminée', courante: 'en cours', invalide: 'à corriger', aVenir: 'à venir' },

  annulerModifications: 'Annuler les modifications ?',
  saisiePerdue: 'Oui : ce que vous venez de saisir sera perdu. Non : vous restez sur cette page.',
  annuler: 'Annuler',
  /** In a dialog that announces the effect of an act. */
  revenir: 'Revenir au formulaire',
  saisieRendue: 'Votre saisie a été retrouvée.',
  oui: 'Oui',
  non: 'Non',
} as const
