/** How many decisions a judge signs in one gesture (issue 14). */
export const signaturesParLot = 20
