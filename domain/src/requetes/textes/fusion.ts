import { enListe } from '../../core/en-liste.ts'

/** Texts to record a merger on the absorbing association (STAFF-12). */
export const textesFusion = {
  onglet: 'Fusion',
  titre: 'Inscrire une fusion-absorption',
  effet:
    "L'association absorbe une ou plusieurs autres associations du registre (Code civil local, art.\u00a079-IV). Celles-ci sont radiées\u00a0; chaque fiche renvoie à l'autre. Les personnes rattachées et celles qui suivent ces associations sont prévenues par courriel.",
  numero: 'Ajouter une association absorbée',
  aideNumero: 'Par son nom ou son numéro. Elle doit relever de vos tribunaux.',
  compte: (nombre: number) => `Associations absorbées\u00a0: ${nombre}`,
  aucuneEncore: "Aucune association absorbée n'est indiquée pour l'instant.",
  retirer: { visible: 'Retirer', complement: (nom: string) => `Retirer ${nom}` },
  nommee: (denomination: string, numero: string) => `${denomination} (n°\u00a0${numero})`,
  dateTraite: 'Date du traité',
  dateEffet: "Date d'effet",
  aideEffet: 'Les associations absorbées sont radiées à cette date.',
  fichier: "Le traité d'apport",
  publication: "La publication de la fusion s'ajoute dans l'onglet Documents.",
  bouton: 'Inscrire la fusion',
  fait: 'La fusion est inscrite au registre.',
  aucune: 'Indiquez au moins une association absorbée.',
  inconnue: (numero: string) => `Aucune association de vos tribunaux ne porte le n°\u00a0${numero}.`,
  dejaRadiee: (numero: string) => `L'association n°\u00a0${numero} est déjà radiée du registre.`,
  elleMeme: "Une association ne s'absorbe pas elle-même.",
  effetAVenir: "La fusion s'inscrit une fois qu'elle a pris effet\u00a0: cette date est à venir.",
  avantTraite: (date: string) => `La fusion ne peut pas prendre effet avant son traité, du ${date}.`,
  dissoute: "L'association est en liquidation\u00a0: elle ne peut pas en absorber d'autres.",
  radiee: "L'association est radiée du registre\u00a0: elle ne peut pas en absorber d'autres.",
  correction: {
    titre: 'Fusions inscrites',
    inscrite: (numeros: readonly string[]) =>
      numeros.length > 1 ? `Absorbe les associations n°\u00a0${numeros.join(', ')}` : `Absorbe l'association n°\u00a0${numeros.join(', ')}`,
    bouton: 'Corriger la fusion',
    corrigerLaquelle: (numeros: readonly string[]) => `Corriger la fusion\u00a0: ${numeros.join(', ')}`,
    effet: (numeros: readonly string[]) =>
      numeros.length > 1
        ? `Les associations n°\u00a0${numeros.join(', ')} retrouvent l'état d'avant la fusion. Ce qui a été inscrit depuis reste.`
        : `L'association n°\u00a0${numeros.join(', ')} retrouve l'état d'avant la fusion. Ce qui a été inscrit depuis reste.`,
    traite: 'Le traité reste au registre, hors vigueur. Chaque fiche garde la fusion et sa correction dans son historique.',
    prevenus: 'Les personnes rattachées à ces associations, et celles qui les suivent, sont prévenues par courriel.',
    motif: 'Motif de la correction',
    aideMotif: 'Il est repris dans le courriel adressé aux personnes rattachées.',
    fait: 'La fusion est corrigée sur toutes les fiches.',
    dejaCorrigee: "Cette fusion est déjà corrigée, ou n'est pas inscrite sur cette fiche.",
    /** The authority of the act, shown beside the name of the decision. */
    greffe: (tribunal: string) => `le greffe (${tribunal})`,
    courriel: {
      sujet: (denomination: string) => `Fusion corrigée au registre\u00a0: ${denomination}`,
      absorbante: (denomination: string, numero: string, autres: readonly string[]) =>
        `Le greffe a corrigé une fusion inscrite par erreur\u00a0: l'association ${denomination} (n°\u00a0${numero}) n'absorbe plus ${enListe(autres)}.`,
      absorbee: (denomination: string, numero: string, autres: readonly string[]) =>
        `Le greffe a corrigé une fusion inscrite par erreur\u00a0: l'association ${denomination} (n°\u00a0${numero}) n'est plus absorbée par ${enListe(autres)}. Elle retrouve au registre l'état qu'elle avait avant la fusion.`,
      motif: (motif: string) => `Motif de la correction\u00a0: ${motif}`,
    },
  },
  lAssociation: (denomination: string, numero: string) => `l'association ${denomination} (n°\u00a0${numero})`,
  courriel: {
    sujet: (denomination: string) => `Fusion inscrite au registre\u00a0: ${denomination}`,
    absorbante: (denomination: string, numero: string, absorbees: readonly string[]) =>
      `Le greffe a inscrit au registre la fusion par laquelle l'association ${denomination} (n°\u00a0${numero}) absorbe ${enListe(absorbees)}.`,
    absorbee: (denomination: string, numero: string, absorbante: string) =>
      `Le greffe a inscrit au registre la fusion par laquelle ${absorbante} absorbe l'association ${denomination} (n°\u00a0${numero}), qui est radiée du registre.`,
    effet: (date: string) => `Date d'effet\u00a0: ${date}.`,
    voir: "Lire l'association au registre",
  },
} as const
