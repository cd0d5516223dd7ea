/** How many decisions a judge signs in one gesture. */
export const signaturesParLot = 20
