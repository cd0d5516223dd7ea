/** Most decisions that a judge signs at once. */
export const signaturesParLot = 20
