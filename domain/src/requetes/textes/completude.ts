import { stripPeriod } from '../../core/strip-period.ts'

/**
 * The legal requirements of each filing, shown in the last step: those that the form checks, each with its article, then those that only
 * the court can examine (FINAL-06). A jurist must still confirm the sentences.
 */
export const textesCompletude = {
  present: {
    titre: 'Présent dans votre dossier',
    explication: 'Le formulaire vérifie que ces éléments y sont, pas ce que vos documents disent.',
  },
  tribunal: {
    titre: 'Ce que le tribunal examinera',
    explication: 'Le formulaire ne peut pas le vérifier. Relisez vos documents avant de les envoyer.',
  },
  conseils: 'À compléter si vous le pouvez : le tribunal pourra vous le demander',
  rempli: (nom: string, article: string) => `${nom} (${article})`,
  manque: (phrase: string, article: string) => `${stripPeriod(phrase)} (${article}).`,
  duChamp: (nom: string, phrase: string) => `${nom} : ${phrase}`,

  /** A requirement met by a document has the key of its line in the checklist. */
  exigences: {
    CREATION: {
      identite: { nom: "Objet, dénomination et siège de l'association", article: 'Code civil local, art. 57' },
      septMembres: { nom: '7 membres fondateurs au moins', article: 'Code civil local, art. 56' },
      direction: {
        nom: 'Membres de la direction, avec leur adresse, leur nationalité et leur fonction',
        article: 'annexe du Code de procédure civile, art. 30-1',
      },
      DECLARATION_INSCR: { nom: "Déclaration d'inscription", article: 'annexe du Code de procédure civile, art. 30-1' },
      STATUTS: { nom: 'Statuts', article: 'Code civil local, art. 59' },
      PV_AG: { nom: 'Procès-verbal qui désigne la direction', article: 'Code civil local, art. 59' },
    },
    MODIFICATION: {
      changement: { nom: 'Changement à inscrire', article: 'Code civil local, art. 67 et 71' },
      identite: { nom: "Objet, dénomination et siège de l'association", article: 'Code civil local, art. 57 et 71' },
      direction: { nom: 'Membres de la direction', article: 'Code civil local, art. 67' },
      decision: { nom: 'Document qui justifie le changement', article: 'Code civil local, art. 67 et 71' },
    },
    DISSOLUTION: {
      liquidateurs: { nom: "Liquidateurs, ou raison pour laquelle il n'y en a pas", article: 'Code civil local, art. 76' },
      decision: { nom: 'Document qui constate la dissolution', article: 'Code civil local, art. 74' },
    },
    RADIATION: {
      dissolution: { nom: 'Date de la dissolution', article: 'Code civil local, art. 79-I' },
      quitus: { nom: 'Liquidation terminée et quitus donné aux liquidateurs', article: 'Code civil local, art. 79-I' },
    },
  },

  /** Articles of the checklist lines that are advice only: no rule requires their document. */
  demandees: {
    CREATION: {},
    MODIFICATION: { statuts: 'Code civil local, art. 71' },
    DISSOLUTION: {},
    RADIATION: { publication: 'Code civil local, art. 51' },
  },

  examen: {
    CREATION: [
      'La déclaration est faite par un membre de la direction (annexe du Code de procédure civile, art. 30-1).',
      'Les statuts sont datés et signés par au moins 7 membres (Code civil local, art. 56 et 59).',
      "Les statuts indiquent l'objet, la dénomination et le siège, et disent que l'association doit être inscrite (Code civil local, art. 57).",
      'La dénomination se distingue nettement de celle des associations déjà inscrites au même lieu ou dans la même commune (Code civil local, art. 57).',
      "Les statuts règlent l'entrée et la sortie des membres, leurs cotisations, la formation de la direction, la convocation de l'assemblée et la manière de constater ses résolutions (Code civil local, art. 58).",
      'Le procès-verbal établit que les membres de la direction ont été désignés (Code civil local, art. 59).',
    ],
    MODIFICATION: [
      'La déclaration est faite par la direction (Code civil local, art. 67 et 71).',
      'La copie de la décision établit chaque changement déclaré (Code civil local, art. 67 et 71).',
      'Si les statuts, la dénomination ou le siège changent : les statuts modifiés sont joints, et contiennent toujours ce que la loi demande (Code civil local, art. 57, 58 et 71).',
      'Si la dénomination change : elle se distingue nettement de celle des associations déjà inscrites au même lieu ou dans la même commune (Code civil local, art. 57 et 71).',
    ],
    DISSOLUTION: [
      'La déclaration est faite par la direction (Code civil local, art. 74).',
      'La dissolution est décidée par les trois quarts des membres présents, ou à la majorité que fixent les statuts (Code civil local, art. 41).',
      "Si les liquidateurs ne décident pas à l'unanimité : la décision dit comment ils décident (Code civil local, art. 48 et 76).",
    ],
    RADIATION: [
      'La dissolution a été publiée par les liquidateurs, et les créanciers connus avertis (Code civil local, art. 50).',
      "L'actif n'a pas été remis avant un an à compter de cette publication (Code civil local, art. 51).",
    ],
  },
} as const
