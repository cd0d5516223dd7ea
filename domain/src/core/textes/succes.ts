/** Success messages, one wording per action wherever it is done (ERR-14, ERR-15). */
export const textesSucces = {
  invitationEnvoyee: (email: string) => `L'invitation a été envoyée à ${email}.`,
  invitationSupprimee: (email: string) => `L'invitation de ${email} a été supprimée.`,
  invitationRenvoyee: (email: string) => `Le courriel d'invitation a été renvoyé à ${email}.`,
  utilisateurModifie: (nom: string) => `Les informations de ${nom} ont été mises à jour.`,
  rattachementSupprime: (nom: string) => `Le rattachement de ${nom} a été supprimé.`,
  monRattachementSupprime: (denomination: string) => `Votre rattachement à l'association ${denomination} a été supprimé.`,
  numerisationDemandee: 'Votre demande de numérisation a été envoyée.',
  motPasseChange: 'Votre mot de passe a été changé.',
  courrielEnvoye: (email: string) =>
    `Un courriel de confirmation a été envoyé à ${email}. Le lien est valable 20 minutes ; d'ici là, votre adresse actuelle reste valable.`,
} as const
