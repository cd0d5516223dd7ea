/** A place on one line, without what was left blank. */
export const lieu = (parties: readonly (string | null | undefined)[]): string => parties.filter((partie) => partie?.trim()).join(', ')
