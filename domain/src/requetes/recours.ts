import type { TypeRecours } from './types.ts'

/** An inscription grants what was asked, so its notification offers no appeal; to be confirmed by the ministry (law.md §4.8, question 3). */
export const recoursDeLInscription: TypeRecours = 'SANS_RECOURS'

/** Where the decisions of a court of this département are appealed: Metz for the Moselle, Colmar for the Rhine (law.md §4.2). */
export const villeCourAppel = (departement: string): string => (departement === '57' ? 'Metz' : 'Colmar')
