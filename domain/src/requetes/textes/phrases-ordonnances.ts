/**
 * Sentences of the court's orders: the filing, and how the prefect and the declarant were consulted. A jurist must still confirm the
 * sentences.
 */
export const phrasesDesOrdonnances = {
  'ordonnance-saisine-CREATION':
    "La requête n° {requete}, reçue le {date}, demande l'inscription de l'association désignée ci-dessus au registre des associations.",
  'ordonnance-saisine-MODIFICATION':
    "La requête n° {requete}, reçue le {date}, déclare des changements de l'association désignée ci-dessus.",
  'ordonnance-saisine-DISSOLUTION': "La requête n° {requete}, reçue le {date}, déclare la dissolution de l'association désignée ci-dessus.",
  'ordonnance-saisine-RADIATION': "La requête n° {requete}, reçue le {date}, demande la radiation de l'association désignée ci-dessus.",
  'ordonnance-conditions-CREATION':
    "La déclaration, les statuts et les pièces déposés remplissent les conditions de l'inscription (Code civil local, art. 56 à 59).",
  'ordonnance-conditions-MODIFICATION-STATUTS':
    "La déclaration et les pièces déposées remplissent les conditions de l'inscription d'un changement des statuts (Code civil local, art. 71).",
  'ordonnance-conditions-MODIFICATION-MEMBRES':
    "La déclaration et les pièces déposées remplissent les conditions de l'inscription d'un changement de la direction (Code civil local, art. 67).",
  'ordonnance-conditions-MODIFICATION-AUTRE': "La déclaration et les pièces déposées remplissent les conditions de l'inscription.",
  'ordonnance-conditions-DISSOLUTION':
    "La déclaration et les pièces déposées remplissent les conditions de l'inscription (Code civil local, art. 74 et 76).",
  'ordonnance-conditions-RADIATION':
    'La liquidation est terminée et le quitus a été donné aux liquidateurs, selon la déclaration et les pièces déposées.',
  'ordonnance-dispositif-CREATION': "Le tribunal ordonne l'inscription de l'association au registre des associations.",
  'ordonnance-dispositif-MODIFICATION': "Le tribunal ordonne l'inscription de ces changements au registre des associations.",
  'ordonnance-dispositif-DISSOLUTION': "Le tribunal ordonne l'inscription de la dissolution au registre des associations.",
  'ordonnance-dispositif-RADIATION':
    "Le tribunal ordonne la radiation de l'association du registre des associations (Code civil local, art. 79-I).",
  'ordonnance-effets-CREATION':
    "L'inscription donne à l'association la capacité juridique (Code civil local, art. 21). L'association porte la mention « association inscrite » (Code civil local, art. 65).",
  'ordonnance-effets-MODIFICATION-STATUTS': 'Un changement des statuts prend effet à son inscription (Code civil local, art. 71).',
  'ordonnance-effets-MODIFICATION-MEMBRES':
    'Un changement de la direction est opposable aux tiers depuis son inscription (Code civil local, art. 68).',
  'ordonnance-effets-MODIFICATION-AUTRE': 'Ces changements figurent au registre depuis leur inscription.',
  'ordonnance-effets-DISSOLUTION':
    "L'association subsiste pour sa liquidation (Code civil local, art. 49). Les liquidateurs publient la dissolution dans un journal d'annonces légales (Code civil local, art. 50).",
  'ordonnance-effets-RADIATION': "L'association n'est plus inscrite au registre.",
  'ordonnance-prefet-communication': 'La déclaration a été communiquée au préfet le {date} (Code civil local, art. 61).',
  'ordonnance-prefet-silence':
    "Le préfet n'a pas formé opposition dans le délai de six semaines, écoulé le {date} (Code civil local, art. 63).",
  'ordonnance-prefet-reponse': "Le préfet a fait savoir le {date} qu'il ne forme pas opposition (Code civil local, art. 63).",
  'ordonnance-prefet-opposition': 'Le préfet a formé le {date} une opposition, levée le {levee} (Code civil local, art. 61 à 63).',
  'ordonnance-notifiee-DECLARANT':
    'Cette ordonnance est notifiée à la personne qui a déposé la requête (annexe du Code de procédure civile, art. 5).',
  'ordonnance-notifiee-ASSOCIATION': "Cette ordonnance est notifiée à l'association (annexe du Code de procédure civile, art. 5).",
  'rejet-opposition': 'Le préfet a formé opposition le {date} (Code civil local, art. 61 à 63).',
  'rejet-observations': 'Le déclarant a présenté ses observations le {date} (annexe du Code de procédure civile, art. 30-2).',
  'rejet-silence':
    "Le déclarant, invité à présenter ses observations au plus tard le {date}, ne l'a pas fait (annexe du Code de procédure civile, art. 30-2).",
  'rejet-dispositif': 'Le tribunal rejette la requête.',
} as const
