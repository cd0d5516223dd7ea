import { textesAssociation } from './textes.ts'

/** State of an association in the register (STATE-01 to STATE-04). */
export type EtatAssociation = keyof typeof textesAssociation.etats
export const etatsAssociation = Object.keys(textesAssociation.etats) as EtatAssociation[]
/** A state in words; what explains it says more, where there is something. */
export const libelleEtatAssociation = (etat: EtatAssociation, motif: keyof typeof textesAssociation.motifsEtat | null): string =>
  motif === null || etat === 'NONCONFORME' ? textesAssociation.etats[etat] : textesAssociation.motifsEtat[motif]
