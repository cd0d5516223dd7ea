/** What every mail carries (MAIL-09). */
export const textesCourriel = {
  expediteur: "Registre des associations d'Alsace-Moselle",
  salutation: 'Bonjour,',
  /** A way of a mail: where it leads, then its address, on a line of its own. */
  voie: (libelle: string, adresse: string) => `${libelle} :\n${adresse}`,
  /** Foot of a mail that no court is concerned by. */
  pied: (support: { courriel: string; telephone: string }) =>
    `Sur le site : ${support.courriel}, ${support.telephone}. Ce service ne demande jamais votre mot de passe par courriel.`,
  /** Foot of a mail about a file held by a court. */
  piedTribunal: (tribunal: string, support: { courriel: string }) =>
    `Pour toute question sur votre dossier : ${tribunal}. Sur le site : ${support.courriel}. Ce service ne demande jamais votre mot de passe par courriel.`,
} as const
