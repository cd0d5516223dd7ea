/** The signatories of the courts, whose list an administrator keeps (STAFF-08, STAFF-29). */
export const textesSignataires = {
  titre: 'Signataires des tribunaux',
  texte: 'Dire qui rend les décisions de chaque tribunal, en quelle qualité, à partir de quand et jusque quand.',
  explication:
    "Le greffe choisit, pour chaque décision, un signataire en fonction à la date de l'ordonnance. Sans signataire en fonction, aucune décision n'est rendue.",
  tableau: 'Signataires, par tribunal',
  aucun: 'Aucun signataire.',
  colonnes: { tribunal: 'Tribunal', nom: 'Nom', qualite: 'Qualité', debut: 'Depuis le', fin: "Jusqu'au", actes: 'Actions' },
  sansFin: 'Sans fin prévue',
  identite: (prenom: string, nom: string) => [prenom, nom.toLocaleUpperCase('fr')].filter((mot) => mot !== '').join(' '),

  ajouter: 'Ajouter un signataire',
  champs: {
    tribunal: 'Tribunal',
    prenom: 'Prénom',
    nom: 'Nom',
    qualite: 'Qualité',
    debut: 'En fonction depuis le',
    fin: "En fonction jusqu'au",
  },
  aideQualite: 'Par exemple : Juge, Vice-président. Elle est imprimée sur les ordonnances.',
  ajoute: 'Le signataire est ajouté.',
  echecAjout: "Erreur durant l'ajout du signataire",

  colonneCompte: 'Compte qui signe',
  sansCompte: 'Aucun',
  relier: 'Relier un compte',
  relierPour: (identite: string) => `Relier un compte à ${identite}`,
  relierEffet:
    'Là où le juge signe (circuit de signature), ce compte signe les décisions au nom de cette personne, dans les dates de ses fonctions.',
  compte: 'Compte du juge',
  aucunJuge: "Aucun compte n'a le droit de juge dans ce tribunal : donnez-le d'abord, dans « Rechercher un compte ».",
  aucunCompte: 'Aucun compte',
  relie: 'Le compte du signataire est enregistré.',
  echecRelier: "Erreur durant l'enregistrement du compte du signataire",
  soiMeme: "Vous ne pouvez pas relier votre propre compte : un autre compte d'administration peut le faire.",

  terminer: 'Fixer la fin des fonctions',
  terminerPour: (identite: string) => `Fixer la fin des fonctions de ${identite}`,
  terminerEffet: 'Les décisions déjà rendues ne changent pas. Aucune décision ne pourra porter une date postérieure à ce jour.',
  termine: 'La fin des fonctions est enregistrée.',
  echecFin: "Erreur durant l'enregistrement de la fin des fonctions",
  finAvantDebut: 'La fin des fonctions ne peut précéder leur début.',
  pasEnFonction: (date: string) => `Cette personne n'est pas en fonction au ${date}.`,
} as const
