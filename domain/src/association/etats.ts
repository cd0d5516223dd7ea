import { textesAssociation } from './textes.ts'

/** State of an association in the register (STATE-01 to STATE-04). */
export type EtatAssociation = keyof typeof textesAssociation.etats
export const etatsAssociation = Object.keys(textesAssociation.etats) as EtatAssociation[]
export const libelleEtatAssociation = (etat: EtatAssociation): string => textesAssociation.etats[etat]
