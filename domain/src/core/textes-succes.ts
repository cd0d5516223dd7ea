/** What an act that succeeded says: one wording for each, wherever it is done (ERR-14, ERR-15). An issue that brings another of the nine adds it. */
export const textesSucces = {
  numerisationDemandee: 'Votre demande de numérisation a été envoyée.',
  motPasseChange: 'Votre mot de passe a été changé.',
  courrielEnvoye: (email: string) =>
    `Un courriel de confirmation a été envoyé à ${email}. Le lien est valable 20 minutes ; d'ici là, votre adresse actuelle reste valable.`,
} as const
