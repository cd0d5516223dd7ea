/** Texts to record a decision of a court or of an authority on an association (STAFF-14). */
export const textesDecisionJudiciaire = {
  onglet: 'Décision',
  titre: 'Inscrire une décision judiciaire ou administrative',
  effet:
    "Ce qu'un tribunal ou une autorité a décidé de l'association, sans requête de sa part\u00a0: dissolution, retrait de la capacité juridique, radiation d'office, ou décision qui en infirme une autre. La décision change l'état de l'association au registre. Les personnes rattachées et celles qui suivent l'association sont prévenues par courriel.",
  nature: 'Ce que la décision prononce',
  natures: {
    DISSOLUTION: 'Dissolution, par un tribunal ou une autorité (Code civil local, art.\u00a074 et 75)',
    RETRAIT_CAPACITE: 'Retrait de la capacité juridique (Code civil local, art.\u00a043, 44 et 73)',
    RADIATION_79_1: "Radiation d'office (Code civil local, art.\u00a079-I)",
    INFIRMATION: 'Infirmation ou rectification de la décision déjà inscrite',
  },
  /** Labels in the history and the mails. */
  dites: {
    DISSOLUTION: 'Dissolution prononcée par',
    RETRAIT_CAPACITE: 'Retrait de la capacité juridique prononcé par',
    RADIATION_79_1: "Radiation d'office ordonnée par",
    INFIRMATION: 'Décision infirmée par',
    ABSORPTION: 'Absorption par',
    CORRECTION_FUSION: 'Fusion inscrite par erreur, corrigée par',
    autre: 'Décision rendue par',
  },
  phrase: (nature: string, autorite: string, date: string, numero: string | null) =>
    numero === null ? `${nature} ${autorite}, le ${date}` : `${nature} ${autorite}, le ${date}, n°\u00a0${numero}`,
  infirme: (ordre: number) => `Rétablit l'état d'avant la version n°\u00a0${ordre}`,
  sousType: "Qui l'a rendue",
  sousTypes: { JUDICIAIRE: 'Un tribunal ou une cour', ADMIN: 'Une autorité administrative' },
  autorite: "Nom de la juridiction ou de l'autorité",
  aideAutorite: 'Exemple\u00a0: le tribunal judiciaire de Strasbourg',
  date: 'Date de la décision',
  numero: 'Numéro de la décision',
  motif: 'Motif de la décision',
  aideMotif: 'En résumé. Il est repris dans le courriel adressé aux personnes rattachées.',
  fichier: 'La décision elle-même',
  reserve: "Réserver la décision aux personnes rattachées à l'association et au greffe",
  aideReserve: 'Le registre est public\u00a0: réservez une décision qui parle de la vie privée de personnes.',
  suite: 'Au registre',
  devient: (avant: string, apres: string) => `L'association passe de l'état «\u00a0${avant}\u00a0» à l'état «\u00a0${apres}\u00a0».`,
  infirmee: (decision: string) => `Est infirmée\u00a0: ${decision}.`,
  requeteArretee: (numero: string, type: string) =>
    `La requête n°\u00a0${numero} (${type}), en cours d'instruction, ne pourra plus être inscrite. Elle sera à rejeter, ou à retirer par son déclarant.`,
  bouton: 'Inscrire la décision',
  fait: 'La décision est inscrite au registre.',
  dejaDissoute: "L'association est déjà en liquidation.",
  dejaRadiee: "L'association est radiée du registre.",
  rienAInfirmer: "Aucune décision inscrite au registre n'est à infirmer.",
  aucune: 'Aucune décision ne peut être inscrite dans cet état.',
  avantInscription: (date: string) => `La décision ne peut pas précéder l'inscription de l'association, le ${date}.`,
  avantDissolution: (date: string) => `La radiation ne peut pas précéder la dissolution, le ${date}.`,
  avantDecision: (date: string) => `Cette décision ne peut pas précéder celle qu'elle infirme, du ${date}.`,
  courriel: {
    sujet: (denomination: string) => `Décision inscrite au registre\u00a0: ${denomination}`,
    fait: (denomination: string, numero: string, decision: string) =>
      `Le greffe a inscrit au registre une décision qui concerne l'association ${denomination} (n°\u00a0${numero}). ${decision}.`,
    motif: (motif: string) => `Motif\u00a0: ${motif}`,
    etat: (etat: string) => `État de l'association au registre\u00a0: ${etat}.`,
    voir: "Lire l'association au registre et la décision, parmi ses documents",
    recours:
      "Le greffe inscrit la décision telle qu'elle a été rendue. Elle se conteste devant la juridiction qu'elle indique, s'il reste un recours.",
  },
} as const
