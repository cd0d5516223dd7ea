import { textesAssociation } from './textes/common.ts'

/** The event that made a version of an association (STATE-08). */
export type TypeEvenement = keyof typeof textesAssociation.evenements
export const typesEvenement = Object.keys(textesAssociation.evenements) as TypeEvenement[]
export const libelleEvenement = (type: TypeEvenement): string => textesAssociation.evenements[type]
