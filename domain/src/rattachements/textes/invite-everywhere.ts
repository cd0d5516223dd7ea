/** Inviting one person to several associations at once (docs/decisions/0070). */
export const textesInviteEverywhere = {
  pour: 'Pour quelles associations\u00a0?',
  chercher: 'Chercher dans mes associations',
  toutes: (nombre: number) => (nombre === 1 ? "Cocher l'association affichée" : `Cocher les ${nombre} associations affichées`),
  aucune: 'Tout décocher',
  choisies: (nombre: number) =>
    nombre === 0 ? 'Aucune association cochée.' : nombre === 1 ? '1 association cochée.' : `${nombre} associations cochées.`,
  aucuneTrouvee: 'Aucune de vos associations ne correspond à cette recherche.',
  sansGestion: "Vous ne gérez les utilisateurs d'aucune association. Demandez ce droit à une personne qui les gère, ou au tribunal.",
  autres: (nombre: number) =>
    nombre === 1
      ? '1 association dont vous ne gérez pas les utilisateurs'
      : `${nombre} associations dont vous ne gérez pas les utilisateurs`,
  aucuneChoisie: 'Cochez au moins une association.',
  bilan: (email: string, envoyees: number, refusees: number) => {
    const dites = envoyees === 1 ? '1 invitation envoyée' : `${envoyees} invitations envoyées`
    const reste = refusees === 0 ? '' : refusees === 1 ? ', 1 refusée' : `, ${refusees} refusées`
    return `${dites} à ${email}${reste}.`
  },
  refusee: (denomination: string, motif: string) => `${denomination}\u00a0: ${motif}`,
} as const
