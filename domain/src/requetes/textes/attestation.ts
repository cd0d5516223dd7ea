/**
 * Attestation of who represents an association, delivered by its court (CCL art. 69; CPC annex art. 30-7). A jurist must still confirm the
 * sentences.
 */
export const textesAttestation = {
  onglet: 'Attestation',
  titre: "Délivrer une attestation d'inscription",
  effet:
    "Elle prouve aux autorités qui représente l'association, telle qu'elle est inscrite aujourd'hui\u00a0: sa direction, ou ses liquidateurs si elle est en liquidation (Code civil local, art. 69). Vous la signez. Elle rejoint les documents de l'association et remplace la précédente, qui n'est plus en vigueur.",
  bouton: "Délivrer l'attestation",
  fait: "L'attestation est délivrée, parmi les documents de l'association.",
  impossible: (raisons: readonly string[]) => `Attestation impossible\u00a0: ${raisons.join(', ')}.`,
  obstacles: {
    radiee: "l'association est radiée du registre",
    etatNonRepris: "le registre papier n'a pas donné l'état de l'association\u00a0; une rectification peut le dire",
    sans: {
      DIRECTION: 'aucun membre de la direction ne figure au registre',
      LIQUIDATEURS: "l'association est en liquidation et aucun liquidateur ne figure au registre",
    },
  },
  atteste: {
    DIRECTION:
      "Le tribunal atteste que l'association désignée ci-dessous est inscrite à son registre, et que sa direction y est composée comme suit à la date de ce document. Cette attestation prouve aux autorités la composition de la direction (Code civil local, art. 69\u00a0; annexe du Code de procédure civile, art. 30-7).",
    LIQUIDATEURS:
      "Le tribunal atteste que l'association désignée ci-dessous figure à son registre, qu'elle y est en liquidation et que ses liquidateurs, désignés ci-dessous, la représentent à la date de ce document (Code civil local, art. 48, 69 et 76\u00a0; annexe du Code de procédure civile, art. 30-7).",
  },
  etat: "État de l'association",
  inscritLe: 'Inscrit le',
  avantReprise: 'Registre papier',
  date: "Date de l'attestation",
  derniereOrdonnance: 'Dernière ordonnance rendue par',
} as const
