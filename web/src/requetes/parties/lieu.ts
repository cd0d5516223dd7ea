/** An address on one line, without the blank parts. */
export const lieu = (parties: readonly (string | null | undefined)[]): string => parties.filter((partie) => partie?.trim()).join(', ')
