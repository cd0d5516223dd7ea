/** The legal delays, for the clock both sides see (law.md §4.3). */
export const textesDelais = {
  libelles: {
    RECEPISSE: 'Récépissé à délivrer',
    EXAMEN: 'Communication au préfet ou rejet',
    OPPOSITION_PREFET: "Fin du délai d'opposition du préfet",
    PAIEMENT: 'Paiement de la publication à justifier',
    AVIS_AU_JOURNAL: 'Avis à envoyer au journal',
  },
  sources: {
    RECEPISSE: 'Code de procédure civile, annexe, art. 30-1',
    EXAMEN: 'Code de procédure civile, annexe, art. 30-2',
    OPPOSITION_PREFET: 'Code civil local, art. 63',
    PAIEMENT: 'Code de procédure civile, annexe, art. 30-10',
    AVIS_AU_JOURNAL: 'Code de procédure civile, annexe, art. 30-10',
  },
} as const
