/** The person of an idle account is warned, then the account is closed (docs/decisions/0071). */
export const textesInactivite = {
  avertir: {
    sujet: "Votre compte n'est plus utilisé",
    sansActivite: (mois: number) => `Personne ne s'est connecté à votre compte depuis ${mois} mois.`,
    revenir: (jour: string) =>
      `Pour le garder, connectez-vous au plus tard le ${jour}. Sinon, il sera supprimé ensuite, sans autre message.`,
    garde: (associations: string) =>
      `Vous êtes la dernière personne à gérer les utilisateurs de\u00a0: ${associations}. Votre compte est gardé tant que personne d'autre ne les gère.`,
    succession: (jour: string) =>
      `Connectez-vous pour continuer, ou pour inviter la personne qui vous succède. Si une autre personne gère un jour ces utilisateurs sans connexion de votre part, votre compte sera supprimé, au plus tôt après le ${jour}.`,
    connexion: 'Se connecter',
  },
  prevenir: {
    sujet: (denomination: string) => `Utilisateurs de l'association ${denomination}`,
    texte: (denomination: string, numero: string, mois: number) =>
      `La personne qui gère les utilisateurs de l'association ${denomination} (n°\u00a0${numero}) ne s'est pas connectée depuis ${mois} mois. Si elle n'exerce plus, demandez au tribunal d'accorder ce droit à une autre personne.`,
    fiche: "Voir la fiche de l'association",
  },
} as const
