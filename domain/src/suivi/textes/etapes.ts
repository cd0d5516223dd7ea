/** The steps of a request in plain words, for its declarant (STATE-14). The article comes after the sentence it supports. */
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
  /** STAFF-05, shown under the name of the paper statutes. */
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
    enCours: (date: string) => `Le dossier est communiqué au préfet, qui peut s'opposer à l'inscription au plus tard le ${date}.`,
    pasDOpposition: "Le préfet a fait savoir qu'il ne s'oppose pas à l'inscription.",
    silence: (date: string) => `Le préfet, qui pouvait s'opposer à l'inscription au plus tard le ${date}, ne l'a pas fait.`,
    opposition: "Le préfet s'est opposé à l'inscription.",
    levee: (date: string) => `L'opposition du préfet, formée le ${date}, est levée.`,
  },
  decision: {
    aVenir: 'Le tribunal rendra sa décision. Vous serez prévenu par courriel.',
    enCours: 'La décision du tribunal est attendue. Vous serez prévenu par courriel.',
    inscrite: "L'inscription au registre est ordonnée.",
    rejetee: 'La requête est rejetée.',
  },
  /** A demande, under the name of its letter: asked, awaited until a day, received, validated (STATE-14). */
  demandes: {
    DEMANDE_PIECES: {
      demandee: (date: string, quoi: string) => `Demandé le ${date} : ${quoi}.`,
      redemandee: (date: string, quoi: string) => `Demandé de nouveau le ${date} : ${quoi}.`,
      attendue: (date: string) => `Votre réponse est attendue au plus tard le ${date}.`,
      recue: (date: string) => `Votre réponse a été reçue le ${date}. Le tribunal la vérifie.`,
      validee: (recue: string, validee: string) => `Demandé par le tribunal, reçu le ${recue}, validé le ${validee}.`,
      retiree: (date: string) => `Demandé par le tribunal, qui a retiré cette demande le ${date}. Vous n'avez rien à faire.`,
      close: (date: string) => `Demandé par le tribunal. Cette demande n'a plus d'effet depuis le ${date}.`,
    },
    PROJET_REJET: {
      demandee: (date: string) => `Le ${date}, le tribunal vous a dit qu'il envisage de rejeter votre requête.`,
      dite: "Le tribunal vous a dit qu'il envisage de rejeter votre requête.",
      attendue: (date: string) => `Vos observations sont attendues au plus tard le ${date}.`,
      entendues: (date: string) => `Vos observations ont été reçues le ${date}.`,
      sansObservation: (date: string) => `Aucune observation n'a été reçue. Elles étaient attendues au plus tard le ${date}.`,
      retiree: (date: string) =>
        `Le tribunal vous a dit qu'il envisage de rejeter votre requête, puis a abandonné ce projet le ${date}. L'examen reprend.`,
    },
    enRetard: (date: string) => `Votre réponse était attendue au plus tard le ${date}. Vous pouvez encore répondre.`,
    expiree: (date: string) => `Le lien pour répondre a expiré le ${date}. Écrivez au greffe.`,
  },
  paiement: {
    demandee: (date: string) => `Le ${date}, le greffe a communiqué l'avis à publier.`,
    attendue: (date: string) => `Réglez le journal, puis envoyez le justificatif de paiement au plus tard le ${date}.`,
    recue: (date: string) => `Votre justificatif de paiement a été reçu le ${date}. Le tribunal le vérifie.`,
    validee: (date: string) => `Le paiement est validé depuis le ${date}.`,
    avis: (date: string) => `Le greffe envoie l'avis au journal au plus tard le ${date}.`,
    envoye: (journal: string, date: string) => `Le greffe a envoyé l'avis au journal ${journal} le ${date}. Sa parution est attendue.`,
    publiee: (journal: string, parution: string | null) =>
      parution === null ? `Le journal ${journal} a publié l'avis.` : `Le journal ${journal} a publié l'avis (${parution}).`,
    avisEnRetard: (date: string) => `Le greffe devait envoyer l'avis au journal au plus tard le ${date} : ce délai est dépassé.`,
  },
  publication: "Le greffe communique l'avis à publier. L'association paie la publication au journal et en justifie dans le mois.",
  retrait: (declarant: string) => `${declarant} a retiré cette requête.`,
  sources: {
    prefet: 'Code civil local, art. 61 et 63',
    publication: 'Code de procédure civile, annexe, art. 30-9 et 30-10',
    paiement: 'Code de procédure civile, annexe, art. 30-10',
    projetRejet: 'Code de procédure civile, annexe, art. 30-2',
  },
  /** Shown apart from the legal delays. */
  delaiHabituel: (jours: number) =>
    `À titre indicatif : pour ce tribunal, la moitié des requêtes de ce type sont décidées en moins de ${jours} jours.`,
} as const
