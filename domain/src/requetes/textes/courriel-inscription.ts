/** Sentences that the mail of a decision adds when it ends an association: what was registered, and the next steps (CCL art. 49 to 51). */
export const textesCourrielInscription = {
  dissolution: {
    fait: (date: string) => `La dissolution de l'association est inscrite au registre depuis le ${date}.`,
    liquidateurs: (noms: readonly string[]) =>
      `${noms.length > 1 ? 'Liquidateurs inscrits' : 'Liquidateur inscrit'}\u00a0: ${noms.join('\u00a0; ')}.`,
    sansLiquidateur: (commentaire: string) => `Aucun liquidateur n'est inscrit\u00a0: ${commentaire}`,
    subsiste: "L'association subsiste pour sa liquidation (Code civil local, art.\u00a049).",
    publier:
      "Les liquidateurs publient maintenant la dissolution dans un journal d'annonces légales\u00a0: ils y invitent les créanciers à déclarer leurs créances. Ils préviennent personnellement les créanciers connus (Code civil local, art.\u00a050).",
    publiee: (date: string) =>
      `La publication de la dissolution, le ${date}, est au registre. Les liquidateurs préviennent personnellement les créanciers connus (Code civil local, art.\u00a050).`,
    radiation:
      "Une fois la liquidation terminée, et plus de 365\u00a0jours après cette publication, demandez la radiation de l'association.",
  },
  radiation: {
    fait: (date: string) => `L'association est radiée du registre depuis le ${date}.`,
    suite:
      "Plus aucune requête ne peut être déposée pour elle. Sa fiche et ses documents publics restent lisibles au registre\u00a0: vous n'avez plus rien à faire.",
  },
} as const
