/** Why the support cannot do an act (STAFF-27, STAFF-28). Shown beside its button and in the server's refusal. */
export const textesSupport = {
  dejaActif: 'Ce compte est déjà actif.',
  pasEncoreActif: "Ce compte n'est pas encore actif : renvoyez plutôt le courriel d'activation.",
  desactive: 'Ce compte est désactivé.',
  ferme: 'Ce compte a été supprimé par sa personne : rien ne peut le rouvrir.',
  pasDesactive: "Ce compte n'est pas désactivé.",
  sansSecondFacteur: "Aucune application de connexion n'est enregistrée pour ce compte.",
  adresseNonConfirmee: "Ce compte n'est pas encore actif : des droits pourront lui être donnés quand la personne l'aura activé.",
  dernierAdministrateur: "C'est le dernier compte d'administration actif.",
  soiMeme: {
    DESACTIVATION: 'Vous ne pouvez pas désactiver votre propre compte.',
    DROITS: "Vous ne pouvez pas modifier vos propres droits : un autre compte d'administration peut le faire.",
    RETRAIT_SECOND_FACTEUR:
      "Vous ne pouvez pas oublier votre propre application de connexion : un autre compte d'administration peut le faire.",
  },
  compteExistant: 'Un compte existe déjà avec cette adresse.',
  sansTribunal: 'Cochez au moins un tribunal.',
  greffeOuJuge: "Un même compte n'est pas à la fois greffier et juge : il signerait ce qu'il a préparé.",
} as const
