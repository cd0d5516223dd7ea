/**
 * Texts of a rejection (CCL art. 60; CPC annex art. 30-2). The law is cited after the plain sentence. A jurist must still confirm the
 * sentences.
 */
export const textesRejet = {
  ordonnance: {
    titre: 'Ordonnance de rejet',
    colonnes: { article: 'Article', motif: 'Motif' },
  },
  courriel: {
    rejetee: (date: string) => `Le tribunal a rejeté votre requête le ${date}.`,
    motifs: "L'ordonnance en donne les motifs, la notification indique comment la contester.",
    documents: "Lire l'ordonnance et la notification dans « Mon suivi »",
  },
} as const
