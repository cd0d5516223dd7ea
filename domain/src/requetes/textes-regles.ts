/** Why a creation may not yet be sent; the same sentence stands beside Suivant and in the server's refusal (MEMB-35, ANNEX-14). */
export const textesRegles = {
  fondateursManquants: (reste: number) => `Une association doit compter au moins 7 membres fondateurs. Il en manque ${reste}.`,
  directionManquante: 'Indiquez au moins un membre de la direction.',
  piecesJointes: {
    DECLARATION_INSCR: "Déclaration d'inscription : jointe",
    STATUTS: 'Statuts signés : joints',
    PV_AG: "Procès-verbal de l'assemblée générale constitutive : joint",
  },
  procesVerbalAPreciser:
    "Procès-verbal d'assemblée générale : joint, mais ce n'est pas celui de l'assemblée constitutive. Vérifiez le document ou son sous-type.",
  piecesAJoindre: {
    DECLARATION_INSCR: "Déclaration d'inscription : à joindre",
    STATUTS: 'Statuts signés : à joindre',
    PV_AG: "Procès-verbal de l'assemblée générale constitutive : à joindre",
  },
} as const
