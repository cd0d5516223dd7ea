/** What a decision that grants a filing says, by what was filed (wording.md, voice 8); sentences to be confirmed by a jurist. */
export const textesDecisions = {
  CREATION: {
    saisine: "demande l'inscription de l'association désignée ci-dessus au registre des associations",
    conditions:
      "La déclaration, les statuts et les pièces déposés remplissent les conditions de l'inscription (Code civil local, art. 56 à 59).",
    dispositif: "Le tribunal ordonne l'inscription de l'association au registre des associations.",
    effets:
      "L'inscription donne à l'association la capacité juridique (Code civil local, art. 21). L'association porte la mention « association inscrite » (Code civil local, art. 65).",
  },
  MODIFICATION: {
    saisine: "déclare des changements de l'association désignée ci-dessus",
    conditions: "La déclaration et les pièces déposées remplissent les conditions de l'inscription (Code civil local, art. 67 et 71).",
    dispositif: "Le tribunal ordonne l'inscription de ces changements au registre des associations.",
    effets:
      'Un changement des statuts prend effet à son inscription (Code civil local, art. 71). Un changement de la direction est opposable aux tiers depuis son inscription (Code civil local, art. 68).',
  },
  DISSOLUTION: {
    saisine: "déclare la dissolution de l'association désignée ci-dessus",
    conditions: "La déclaration et les pièces déposées remplissent les conditions de l'inscription (Code civil local, art. 74 et 76).",
    dispositif: "Le tribunal ordonne l'inscription de la dissolution au registre des associations.",
    effets:
      "L'association subsiste pour sa liquidation (Code civil local, art. 49). Les liquidateurs publient la dissolution dans un journal d'annonces légales (Code civil local, art. 50).",
  },
  RADIATION: {
    saisine: "demande la radiation de l'association désignée ci-dessus",
    conditions: 'La liquidation est terminée et le quitus a été donné aux liquidateurs, selon la déclaration et les pièces déposées.',
    dispositif: "Le tribunal ordonne la radiation de l'association du registre des associations (Code civil local, art. 79-I).",
    effets: "L'association n'est plus inscrite au registre.",
  },
} as const
