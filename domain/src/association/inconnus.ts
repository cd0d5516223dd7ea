/** Fields that hold a value while a takeover from paper left them unknown (STAFF-18). An empty text or day says so by itself. */
export const inconnus = ['etatAssociation', 'but', 'stipulations'] as const
export type Inconnu = (typeof inconnus)[number]
