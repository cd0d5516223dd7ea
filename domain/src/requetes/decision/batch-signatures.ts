/** Most decisions that a judge signs at once. */
export const signaturesPerLot = 20
