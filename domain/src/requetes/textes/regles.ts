/** Why a filing may not be sent yet. The same sentence is shown beside Suivant and in the server's error (MEMB-35, ANNEX-14). */
export const textesRegles = {
  fondateursManquants: (reste: number) => `Une association doit compter au moins 7 membres fondateurs. Il en manque ${reste}.`,
  directionManquante: 'Indiquez au moins un membre de la direction.',
  typeFige: "Le type d'association ne change pas par une modification.",
  rienNeChange:
    'Rien ne change : modifiez une information ou la direction, ou indiquez que la direction est renouvelée sans changement de personnes.',
  renouvellementContredit:
    'Des membres entrent dans la direction ou la quittent : décochez « La direction est renouvelée sans changement de personnes ».',
  liquidationManquante: "Indiquez au moins un liquidateur ou expliquez pourquoi il n'y en a pas.",
  decisionAJoindre: {
    modification:
      "Joignez la décision qui motive le changement : le procès-verbal de l'assemblée générale ou, si elle n'est pas d'une assemblée générale, une « Pièce jointe ». Si les statuts changent, joignez aussi les statuts modifiés.",
    dissolution:
      "Joignez le procès-verbal de l'assemblée générale qui a décidé la dissolution ou, si elle n'est pas d'une assemblée générale, une « Pièce jointe » qui la constate.",
  },
  piecesJointes: {
    DECLARATION_INSCR: "Déclaration d'inscription : jointe",
    STATUTS: 'Statuts signés : joints',
    PV_AG: "Procès-verbal de l'assemblée générale constitutive : joint",
  },
  emplacements: {
    DECLARATION_INSCR: { titre: "Déclaration d'inscription", aide: 'Datée et signée par un membre de la direction.', joint: 'Jointe' },
    STATUTS: { titre: 'Statuts signés', aide: 'Datés et signés par au moins 7 membres.', joint: 'Joints' },
    PV_AG: {
      titre: "Procès-verbal de l'assemblée générale constitutive",
      aide: "Celui de l'assemblée qui a adopté les statuts et choisi la direction.",
      joint: 'Joint',
    },
  },
  procesVerbalAPreciser:
    "Procès-verbal d'assemblée générale : joint, mais ce n'est pas celui de l'assemblée constitutive. Vérifiez le document ou son sous-type.",
  piecesAJoindre: {
    DECLARATION_INSCR: "Déclaration d'inscription : à joindre",
    STATUTS: 'Statuts signés : à joindre',
    PV_AG: "Procès-verbal de l'assemblée générale constitutive : à joindre",
  },
} as const
