import { textesLecture } from '../../association/textes/lecture.ts'

/** Labels of the entries of the register (CCL art. 64), as all documents of the court print them. Those of members are in `textesLecture`. */
export const textesInscription = {
  numero: "Numéro d'inscription",
  denomination: 'Dénomination',
  siege: 'Siège',
  domiciliation: (chez: string) => `Chez ${chez}`,
  dateStatuts: 'Date des statuts',
  representation: "Représentation de l'association",
  qualites: { DIRECTION: textesLecture.direction, LIQUIDATEURS: textesLecture.liquidateurs },
  repris: 'Membre repris du registre papier',
  pouvoirs: 'Pouvoirs de la direction',
  sansLimite: 'Le registre ne mentionne aucune limite aux pouvoirs de la direction (Code civil local, art. 64 et 70).',
  limites: 'Limites aux pouvoirs de la direction',
} as const
