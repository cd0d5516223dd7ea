/** The attestation of who directs an association, delivered by its court (CCL art. 69; CPC annex, art. 30-7); sentences to be confirmed by a jurist. */
export const textesAttestation = {
  onglet: 'Attestation',
  titre: "Délivrer une attestation d'inscription",
  effet:
    "Elle prouve aux autorités qui dirige l'association, telle qu'elle est inscrite aujourd'hui (Code civil local, art. 69). Vous la signez. Elle rejoint les documents de l'association et remplace la précédente, qui n'est plus en vigueur.",
  bouton: "Délivrer l'attestation",
  fait: "L'attestation est délivrée, parmi les documents de l'association.",
  impossible: (raisons: readonly string[]) => `Attestation impossible\u00a0: ${raisons.join(', ')}.`,
  obstacles: {
    radiee: "l'association est radiée du registre",
    sansDirection: 'aucun membre de la direction ne figure au registre',
  },
  atteste:
    "Le tribunal atteste que l'association désignée ci-dessous est inscrite à son registre, et que sa direction y est composée comme suit à la date de ce document. Cette attestation prouve aux autorités la composition de la direction (Code civil local, art. 69\u00a0; annexe du Code de procédure civile, art. 30-7).",
  etat: "État de l'association",
  inscritLe: 'Inscrit le',
  avantReprise: 'Registre papier',
  date: "Date de l'attestation",
  derniereOrdonnance: 'Dernière ordonnance rendue par',
} as const
