/** A typed text within a sentence that goes on or ends after it: its own period would be a second one. */
export const sansPoint = (texte: string): string => texte.trim().replace(/\s*\.$/, '')
