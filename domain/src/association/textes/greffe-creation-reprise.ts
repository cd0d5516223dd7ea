/** Texts of the takeover of an association known on paper only (STAFF-18). */
export const textesGreffeCreationReprise = {
  titre: 'Reprendre une association du registre papier',
  texte: "L'association n'est connue que du registre papier : elle reçoit un numéro et entre au registre, telle que le papier la décrit.",
  inscription: 'Association',
  tribunal: 'Tribunal',
  inconnus: 'État, but et pouvoirs',
  aideInconnus:
    'Choisissez «\u00a0Non connu\u00a0» pour ce que le registre papier ne dit pas\u00a0: la fiche et les documents diront «\u00a0non repris du registre papier\u00a0».',
  etat: "État de l'association",
  nonConnu: 'Non connu',
  nonConnues: 'Non connues',
  aideGouvernance:
    'Laissez vide si le registre papier ne le donne pas\u00a0: les documents diront «\u00a0non repris du registre papier\u00a0».',
  limites: { AUCUNE: 'Aucune limite', STATUTAIRES: 'Des limites inscrites dans les statuts' },
  siege: 'Siège',
  dates: 'Dates',
  dateConstitutive: 'Date de constitution',
  dateStatuts: 'Date des statuts',
  inscriteLe: "Date de l'inscription au registre papier",
  aideInscriteLe:
    'Laissez vide si le registre papier ne la donne pas\u00a0: les documents diront «\u00a0non repris du registre papier\u00a0».',
  bouton: "Faire entrer l'association au registre",
  fait: (numero: string) => `L'association est au registre sous le n°\u00a0${numero}.`,
  echec: "L'association n'est pas entrée au registre",
} as const
