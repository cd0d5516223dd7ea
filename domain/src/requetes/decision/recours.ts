import type { TypeRecours, TypeRequete } from '../types.ts'

/**
 * The appeal open against a decision that grants a filing. The order that strikes off has an immediate appeal (CPC annex art. 30-12). The
 * others grant the request and have none, which the ministry must confirm (docs/law.md, « Open questions for the ministry », 3).
 */
export const recoursDe = (type: TypeRequete): TypeRecours => (type === 'RADIATION' ? 'POURVOI_IMMEDIAT' : 'SANS_RECOURS')

/** The appeal open against a rejection (CPC annex art. 30-2). */
export const rejetRecours = 'POURVOI_IMMEDIAT' satisfies TypeRecours

/** City of the appeal court for a court of this département: Metz for the Moselle, Colmar for the others. */
export const villeCourAppel = (departement: string): string => (departement === '57' ? 'Metz' : 'Colmar')
