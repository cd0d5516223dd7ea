import type { textesFormulaireAssociation } from './textes/formulaire.ts'

/** A group of the association's sheet (ASSO-01). */
export type GroupeAssociation = keyof typeof textesFormulaireAssociation.groupes
