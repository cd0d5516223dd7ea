/** A typed text to insert in a sentence, without its final period, which would double the sentence's own. */
export const stripPeriod = (texte: string): string => texte.trim().replace(/\s*\.$/, '')
