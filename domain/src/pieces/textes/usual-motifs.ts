/** The grounds that courts use most often, each with its law. A jurist must still confirm the sentences. */
export const textesUsualMotifs = {
  demandes: {
    STATUTS: [
      'Les statuts ne sont pas signés par sept membres au moins (Code civil local, art. 59).',
      'Les statuts ne portent pas leur date (Code civil local, art. 59).',
      "Les statuts n'indiquent pas le but, le nom ou le siège de l'association (Code civil local, art. 57).",
      "Les statuts ne disent pas que l'association doit être inscrite (Code civil local, art. 57).",
      "Les statuts ne disent rien de l'entrée et de la sortie des membres, de leurs contributions, de la formation de la direction, ou de la convocation de l'assemblée et de la constatation de ses décisions (Code civil local, art. 58).",
      'La copie est illisible ou incomplète : envoyez toutes les pages.',
    ],
    PV_AG: [
      "Le procès-verbal ne permet pas de vérifier que l'assemblée a pris la décision déclarée. Envoyez-le en entier, signé.",
      "Le procès-verbal de l'assemblée constitutive, qui établit la constitution de la direction, n'est pas joint (Code civil local, art. 59).",
      'La décision de modifier les statuts doit être jointe (Code civil local, art. 71).',
    ],
    DECLARATION_INSCR: [
      "La déclaration n'est pas signée.",
      'La déclaration ne donne pas le nom, le domicile, la nationalité ou la fonction de chaque membre de la direction (annexe du Code de procédure civile, art. 30-1).',
    ],
    TITRE_CONSTITUTION_DIRECTION: ['La copie du titre qui constitue la direction doit être jointe (Code civil local, art. 59).'],
    DECISION_DIRECTION: ['La copie de la décision qui change la direction doit être jointe (Code civil local, art. 67).'],
    JUSTIFICATIF_PAIEMENT: [
      "Le justificatif ne montre pas que l'avis a été payé au journal (annexe du Code de procédure civile, art. 30-10).",
    ],
    EXTRAIT_PUB_JAL: ["L'extrait ne montre ni le journal ni la date de la publication (Code civil local, art. 50)."],
    TRAITE_APPORT: ["Le traité n'est pas signé par toutes les associations parties (Code civil local, art. 79-IV)."],
    DECISION_JUDICIAIRE: ['La copie de la décision doit être complète.'],
    AVIS_MINISTERE_PUBLIC: ["L'avis doit être joint en entier."],
    PIECE_ETAT_CIVIL: ['La pièce est illisible ou périmée.'],
    PIECE_JOINTE: ['Le document joint est illisible : envoyez-le de nouveau.'],
    PRECISIONS: [
      "Le nom ne se distingue pas nettement de celui d'une association de la même localité (Code civil local, art. 57). Dites ce qui les distingue, ou choisissez un autre nom.",
      "L'objet déclaré diffère de celui des statuts. Dites lequel est exact.",
      "L'adresse du siège déclarée diffère de celle des statuts. Dites laquelle est exacte.",
      'La direction déclarée diffère de celle du procès-verbal. Dites qui la compose.',
    ],
  },
  rejets: {
    CREATION: [
      { article: 'Code civil local, art. 56', motif: "L'association compte moins de sept membres." },
      {
        article: 'Code civil local, art. 57',
        motif: "Le nom de l'association ne se distingue pas nettement de celui d'une association inscrite dans la même localité.",
      },
      {
        article: 'Code civil local, art. 57',
        motif: "Les statuts n'indiquent pas le but, le nom et le siège de l'association, et qu'elle doit être inscrite.",
      },
      {
        article: 'Code civil local, art. 58',
        motif: "Les statuts ne contiennent pas les dispositions exigées sur les membres, leurs contributions, la direction et l'assemblée.",
      },
      { article: 'Code civil local, art. 59', motif: 'Les statuts ne sont pas datés et signés par sept membres au moins.' },
      { article: 'Code civil local, art. 59', motif: 'La copie du titre qui constitue la direction manque.' },
    ],
    MODIFICATION: [
      { article: 'Code civil local, art. 71', motif: "La décision de l'assemblée qui modifie les statuts n'est pas jointe." },
      { article: 'Code civil local, art. 67', motif: "La décision qui change la direction n'est pas jointe." },
      {
        article: 'Code civil local, art. 57',
        motif: "Le nouveau nom ne se distingue pas nettement de celui d'une association inscrite dans la même localité.",
      },
    ],
    DISSOLUTION: [
      { article: 'Code civil local, art. 74', motif: "La décision de l'assemblée qui dissout l'association n'est pas jointe." },
    ],
    RADIATION: [
      {
        article: 'Code civil local, art. 51',
        motif: "Moins d'un an s'est écoulé depuis la publication de la dissolution.",
      },
    ],
  },
  opposition: (date: string) => ({
    article: 'Code civil local, art. 61 à 63',
    motif: `Le préfet a formé opposition à l'inscription le ${date}.`,
  }),
} as const
