import { textesAssociation } from './textes/common.ts'

/** State of an association in the register (STATE-01 to STATE-04). */
export type EtatAssociation = keyof typeof textesAssociation.etats
export const etatsAssociation = Object.keys(textesAssociation.etats) as EtatAssociation[]
/** The label of a state, or of its reason when there is one. A non-conformity keeps its own label. */
export const libelleEtatAssociation = (etat: EtatAssociation, motif: keyof typeof textesAssociation.motifsEtat | null): string =>
  motif === null || etat === 'NONCONFORME' ? textesAssociation.etats[etat] : textesAssociation.motifsEtat[motif]
