/** Parts common to all mails (MAIL-09). */
export const textesCourriel = {
  expediteur: "Registre des associations d'Alsace-Moselle",
  salutation: 'Bonjour,',
  /** A link in a mail: where it leads, then its address on its own line. */
  voie: (libelle: string, adresse: string) => `${libelle} :\n${adresse}`,
  /** Footer of a mail that concerns no court. */
  pied: (support: { courriel: string; telephone: string }) =>
    `Sur le site : ${support.courriel}, ${support.telephone}. Ce service ne demande jamais votre mot de passe par courriel.`,
  /** Footer of a mail about a file held by a court. */
  piedTribunal: (tribunal: string, support: { courriel: string }) =>
    `Pour toute question sur votre dossier : ${tribunal}. Sur le site : ${support.courriel}. Ce service ne demande jamais votre mot de passe par courriel.`,
} as const
