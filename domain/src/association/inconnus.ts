/** What a takeover from paper may leave unknown while its field holds a value (STAFF-18). An empty text or day says so by itself. */
export const inconnus = ['etatAssociation', 'but', 'stipulations'] as const
export type Inconnu = (typeof inconnus)[number]
