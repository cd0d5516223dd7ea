/** The steps of a request in plain words, for its declarant (STATE-14, law.md §4.3); the article follows the sentence it stands for. */
export const textesEtapes = {
  titre: 'Étapes',
  etats: { FAITE: 'Fait', EN_COURS: 'En cours', A_VENIR: 'À venir' },
  noms: {
    DEPOT: 'Dépôt',
    RECEPISSE: 'Récépissé',
    EXAMEN: 'Examen par le tribunal',
    PREFET: 'Préfet',
    DECISION: 'Décision du tribunal',
    PUBLICATION: 'Publication',
    RETRAIT: 'Retrait',
  },
  depot: 'Votre requête est arrivée au greffe.',
  recepisse: { fait: 'Le greffe vous a délivré le récépissé.' },
  /** STAFF-05, under the name of the statutes. */
  statuts: (ou: string) => `${ou.charAt(0).toUpperCase()}${ou.slice(1)}.`,
  examen: {
    aVenir: 'Un greffier prendra votre requête en charge.',
    enCours: 'Le tribunal examine votre requête.',
    auPlusTard: (date: string) => `Le tribunal doit la communiquer au préfet ou la rejeter au plus tard le ${date}.`,
    enRetard: (date: string) => `Le tribunal devait la communiquer au préfet ou la rejeter au plus tard le ${date} : ce délai est dépassé.`,
    fait: 'Le tribunal a examiné votre requête.',
  },
  prefet: {
    aVenir: "Le préfet, à qui le dossier est communiqué, a six semaines pour s'opposer à l'inscription.",
    enCours: (date: string) => `Le dossier est communiqué au préfet, qui peut s'opposer à l'inscription jusqu'au ${date}.`,
    pasDOpposition: "Le préfet a fait savoir qu'il ne s'oppose pas à l'inscription.",
    silence: (date: string) => `Le préfet ne s'est pas opposé à l'inscription dans le délai, terminé le ${date}.`,
    opposition: "Le préfet s'est opposé à l'inscription.",
    levee: (date: string) => `Le préfet s'était opposé à l'inscription le ${date}. Cette opposition est levée.`,
  },
  decision: {
    aVenir: 'Le tribunal rendra sa décision. Vous serez prévenu par courriel.',
    enCours: 'La décision du tribunal est attendue. Vous serez prévenu par courriel.',
    inscrite: "L'inscription au registre est ordonnée.",
    rejetee: 'La requête est rejetée.',
  },
  publication: "Le greffe communique l'avis à publier. L'association paie la publication au journal et en justifie dans le mois.",
  retrait: (declarant: string) => `${declarant} a retiré cette requête.`,
  sources: {
    prefet: 'Code civil local, art. 61 et 63',
    publication: 'Code de procédure civile, annexe, art. 30-9 et 30-10',
  },
  /** Kept apart from the delays of the law. */
  delaiHabituel: (jours: number) =>
    `À titre indicatif : pour ce tribunal, la moitié des requêtes de ce type sont décidées en moins de ${jours} jours.`,
} as const
