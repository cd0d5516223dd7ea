/** The court records a merger on the association that absorbs (STAFF-12). */
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
  dissoute: "L'association est dissoute\u00a0: elle ne peut pas en absorber d'autres.",
  radiee: "L'association est radiée du registre\u00a0: elle ne peut pas en absorber d'autres.",
  lAssociation: (denomination: string, numero: string) => `l'association ${denomination} (n°\u00a0${numero})`,
  courriel: {
    sujet: (denomination: string) => `Fusion inscrite au registre\u00a0: ${denomination}`,
    absorbante: (denomination: string, numero: string, absorbees: readonly string[]) =>
      `Le greffe a inscrit au registre la fusion par laquelle l'association ${denomination} (n°\u00a0${numero}) absorbe ${absorbees.join(', ')}.`,
    absorbee: (denomination: string, numero: string, absorbante: string) =>
      `Le greffe a inscrit au registre la fusion par laquelle ${absorbante} absorbe l'association ${denomination} (n°\u00a0${numero}), qui est radiée du registre.`,
    effet: (date: string) => `Date d'effet\u00a0: ${date}.`,
    voir: "Lire l'association au registre",
  },
} as const
