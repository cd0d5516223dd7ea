/** The legal delays: the label of each clock, and the article that sets each delay. */
export const textesDelais = {
  libelles: {
    RECEPISSE: 'Récépissé à délivrer',
    EXAMEN: 'Communication au préfet ou rejet',
    OPPOSITION_PREFET: 'Opposition possible du préfet',
    PAIEMENT: 'Paiement de la publication à justifier',
    AVIS_AU_JOURNAL: 'Avis à envoyer au journal',
  },
  sources: {
    RECEPISSE: 'Code de procédure civile, annexe, art. 30-1',
    EXAMEN: 'Code de procédure civile, annexe, art. 30-2',
    OPPOSITION_PREFET: 'Code civil local, art. 63',
    PAIEMENT: 'Code de procédure civile, annexe, art. 30-10',
    AVIS_AU_JOURNAL: 'Code de procédure civile, annexe, art. 30-10',
    AFFICHAGE: 'Code de procédure civile, annexe, art. 30-12',
    RECOURS: 'Code de procédure civile, annexe, art. 8',
    RECOURS_OUTRE_MER: 'Code de procédure civile, annexe, art. 8, et art. 643',
    RECOURS_ETRANGER: 'Code de procédure civile, annexe, art. 8, et art. 643',
  },
} as const
