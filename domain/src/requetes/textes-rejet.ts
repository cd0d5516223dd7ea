/** What a rejection says (CCL art. 60; CPC annex, art. 30-2); the law is cited after the plain sentence. Sentences to be confirmed by a jurist. */
export const textesRejet = {
  ordonnance: {
    titre: 'Ordonnance de rejet',
    entendu: (date: string) => `Le déclarant a présenté ses observations le ${date} (annexe du Code de procédure civile, art. 30-2).`,
    silence: (date: string) =>
      `Le déclarant, invité à présenter ses observations jusqu'au ${date}, ne l'a pas fait (annexe du Code de procédure civile, art. 30-2).`,
    opposition: (date: string) => `Le préfet a formé opposition le ${date} (Code civil local, art. 61 à 63).`,
    colonnes: { article: 'Article', motif: 'Motif' },
    dispositif: 'Le tribunal rejette la requête.',
  },
  courriel: {
    rejetee: (date: string) => `Le tribunal a rejeté votre requête le ${date}.`,
    motifs: "L'ordonnance en donne les motifs, la notification indique comment la contester.",
    documents: "Lire l'ordonnance et la notification dans « Mon suivi »",
  },
} as const
