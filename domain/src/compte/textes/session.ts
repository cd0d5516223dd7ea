const within = (minutes: number) => (minutes > 1 ? `${minutes} minutes` : '1 minute')

/** Warns a signed-in person before their session ends (SESSION-03, RGAA 13.1). */
export const textesSession = {
  bientotFinie: 'Votre session va se terminer',
  prolonger: (minutes: number) => `Votre session se termine dans ${within(minutes)}. Voulez-vous la prolonger ?`,
  auBout: (minutes: number) =>
    `Votre session se termine dans ${within(minutes)}. Elle a atteint sa durée maximale, 12 heures, et ne peut plus être prolongée.`,
  saisieGardee: 'Si une saisie est en cours, elle sera enregistrée : vous la retrouverez après connexion.',
  rester: 'Rester sur le site',
  continuer: "Continuer jusqu'à la fin de la session",
  seDeconnecter: 'Se déconnecter',
} as const
