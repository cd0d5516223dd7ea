/** Fields that always hold a value, even when a takeover from paper left them unknown (STAFF-18). Other fields are empty when unknown. */
export const unknowns = ['etatAssociation', 'but', 'stipulations'] as const
export type UnknownChamp = (typeof unknowns)[number]
