/** Who renders the decisions of the courts, as an administrator keeps the list (STAFF-08, STAFF-29). */
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

  terminer: 'Fixer la fin des fonctions',
  terminerPour: (identite: string) => `Fixer la fin des fonctions de ${identite}`,
  terminerEffet: 'Les décisions déjà rendues ne changent pas. Aucune décision ne pourra porter une date postérieure à ce jour.',
  termine: 'La fin des fonctions est enregistrée.',
  echecFin: "Erreur durant l'enregistrement de la fin des fonctions",
  finAvantDebut: 'La fin des fonctions ne peut précéder leur début.',
  pasEnFonction: (date: string) => `Cette personne n'est pas en fonction au ${date}.`,
} as const
