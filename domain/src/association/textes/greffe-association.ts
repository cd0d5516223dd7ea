/** Messages to the court about its acts on an association (STAFF-18 to STAFF-22). */
export const textesGreffeAssociation = {
  /** Another act came first since the version the clerk had read. `agent` is null when no person did it. */
  conflit: (agent: string | null, dateEtHeure: string, evenement: string) =>
    agent === null
      ? `Le registre a changé le ${dateEtHeure} (${evenement}). Votre acte n'a pas été enregistré.`
      : `${agent} a modifié cette association le ${dateEtHeure} (${evenement}). Votre acte n'a pas été enregistré.`,
  versionInconnue: "Cette version de l'association n'existe pas. Rechargez la fiche.",
  radiee: "L'association est radiée du registre : son inscription n'a plus à être conforme.",
  dejaLevee: 'Cette non-conformité est déjà levée.',
  dejaReprise: (denomination: string, numero: string) =>
    `L'association ${denomination}, n° ${numero}, est déjà reprise de ce volume et de ce folio.`,
} as const
