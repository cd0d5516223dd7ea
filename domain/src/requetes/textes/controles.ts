import { stripPeriod } from '../../core/strip-period.ts'

/** The checks of a filing, the article behind each, and the fault to report to a declarant. A jurist must still confirm the sentences. */
export const textesControles = {
  NOM_DISTINCT: {
    nom: 'Dénomination distincte',
    article: 'Code civil local, art. 57',
    motif: "Le nom ne se distingue pas nettement de celui d'une association inscrite dans la même localité.",
  },
  BUT_NOM_SIEGE: {
    nom: 'But, nom et siège dans les statuts',
    article: 'Code civil local, art. 57',
    motif: "Les statuts n'indiquent pas le but, le nom ou le siège de l'association tels qu'ils sont déclarés.",
  },
  A_INSCRIRE: {
    nom: "Statuts prévoyant l'inscription",
    article: 'Code civil local, art. 57',
    motif: "Les statuts ne disent pas que l'association doit être inscrite.",
  },
  ENTREE_ET_SORTIE: {
    nom: 'Clause : entrée et sortie des membres',
    article: 'Code civil local, art. 58',
    motif: "Les statuts ne disent rien de l'entrée et de la sortie des membres.",
  },
  CONTRIBUTIONS: {
    nom: 'Clause : contributions des membres',
    article: 'Code civil local, art. 58',
    motif: 'Les statuts ne disent pas si des contributions sont dues par les membres, ni lesquelles.',
  },
  FORMATION_DIRECTION: {
    nom: 'Clause : formation de la direction',
    article: 'Code civil local, art. 58',
    motif: 'Les statuts ne disent rien de la formation de la direction.',
  },
  ASSEMBLEES: {
    nom: 'Clause : convocation et décisions des assemblées',
    article: 'Code civil local, art. 58',
    motif: "Les statuts ne disent pas comment l'assemblée est convoquée ni comment ses décisions sont constatées.",
  },
  SEPT_MEMBRES: {
    nom: 'Sept membres au moins',
    article: 'Code civil local, art. 56',
    motif: "Il n'est pas établi que l'association compte sept membres au moins.",
  },
  STATUTS_SIGNES: {
    nom: 'Statuts datés et signés par sept membres',
    article: 'Code civil local, art. 59',
    motif: 'Les statuts ne sont pas datés et signés par sept membres au moins.',
  },
  TITRE_DIRECTION: {
    nom: 'Direction constituée',
    article: 'Code civil local, art. 59',
    motif: 'La copie du titre qui constitue la direction déclarée manque ou ne la nomme pas toute.',
  },
  DECLARATION: {
    nom: 'Déclaration complète et signée',
    article: 'annexe du Code de procédure civile, art. 30-1',
    motif:
      "La déclaration n'est pas signée, ou ne donne pas le nom, le domicile, la nationalité ou la fonction de chaque membre de la direction.",
  },
  DECLARANT_DE_LA_DIRECTION: {
    nom: 'Déclarant membre de la direction',
    article: 'annexe du Code de procédure civile, art. 30-4',
    motif: "Il n'est pas établi que le déclarant est membre de la direction.",
  },
  DECISION_STATUTS: {
    nom: 'Décision de modifier les statuts',
    article: 'Code civil local, art. 71',
    motif: "La copie de la décision qui modifie les statuts n'est pas jointe, ou n'établit pas ce qui est déclaré.",
  },
  STATUTS_A_JOUR: {
    nom: 'Statuts modifiés conformes à la décision',
    article: 'Code civil local, art. 71',
    motif: 'Les statuts modifiés ne sont pas joints, ou ne disent pas ce qui est déclaré.',
  },
  CLAUSES_GARDEES: {
    nom: 'Clauses exigées gardées',
    article: 'Code civil local, art. 57 et 58',
    motif:
      "Les statuts modifiés ne contiennent plus les dispositions exigées sur le but, le nom, le siège, les membres, leurs contributions, la direction ou l'assemblée.",
  },
  DECISION_DIRECTION: {
    nom: 'Décision sur la direction',
    article: 'Code civil local, art. 67',
    motif: "La copie de la décision qui change ou renouvelle la direction n'est pas jointe, ou n'établit pas la direction déclarée.",
  },
  DECISION_DISSOLUTION: {
    nom: 'Décision de dissoudre, à la majorité requise',
    article: 'Code civil local, art. 41 et 74',
    motif: "La copie de la décision de l'assemblée qui dissout l'association à la majorité requise n'est pas jointe.",
  },
  LIQUIDATEURS: {
    nom: 'Liquidateurs et règle de leurs décisions',
    article: 'Code civil local, art. 48 et 76',
    motif: "Les liquidateurs, ou la règle de leurs décisions si elle n'est pas l'unanimité, ne sont pas établis.",
  },
  DECLARANT_LIQUIDATEUR: {
    nom: 'Déclarant habilité par la liquidation',
    article: 'Code civil local, art. 48 et 76',
    motif: "Il n'est pas établi que le déclarant peut agir pour la liquidation.",
  },
  PUBLICATION_UN_AN: {
    nom: "Dissolution publiée depuis plus d'un an",
    article: 'Code civil local, art. 51',
    motif: "La publication de la dissolution depuis plus d'un an n'est pas établie.",
  },
  LIQUIDATION_CLOSE: {
    nom: 'Liquidation close',
    article: 'Code civil local, art. 49',
    motif: "Il n'est pas établi que la liquidation est close.",
  },
} as const

/** Reasons not to register because of the checks (STAFF-08). */
export const textesVerdicts = {
  restent: (nombre: number) => (nombre === 1 ? '1 vérification reste à faire' : `${nombre} vérifications restent à faire`),
  aRegulariser: (nombre: number) => (nombre === 1 ? '1 vérification est à régulariser' : `${nombre} vérifications sont à régulariser`),
  motifPourLeDeclarant: (motif: string, article: string) => `${stripPeriod(motif)} (${article}).`,
} as const
