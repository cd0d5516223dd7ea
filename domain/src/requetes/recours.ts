import type { TypeRecours, TypeRequete } from './types.ts'

/**
 * What the decision that grants a filing may be appealed by: the order that strikes off, immediately (CPC annex art. 30-12); the others grant
 * what was asked and offer no appeal, to be confirmed by the ministry (docs/law.md, « Open questions for the ministry », 3).
 */
export const recoursDe = (type: TypeRequete): TypeRecours => (type === 'RADIATION' ? 'POURVOI_IMMEDIAT' : 'SANS_RECOURS')

/** What a rejection may be appealed by (CPC annex art. 30-2). */
export const recoursDuRejet = 'POURVOI_IMMEDIAT' satisfies TypeRecours

/** Where the decisions of a court of this département are appealed: Metz for the Moselle, Colmar for the Rhine. */
export const villeCourAppel = (departement: string): string => (departement === '57' ? 'Metz' : 'Colmar')
