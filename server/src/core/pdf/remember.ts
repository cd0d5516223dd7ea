/**
 * Memoizes `make` by word, for all documents: registers repeat their words, and this halves the time of a document. Starts over after 20,000
 * words.
 */
export const remember = <T>(make: (word: string) => T): ((word: string) => T) => {
  const known = new Map<string, T>()
  return (word) => {
    const found = known.get(word)
    if (found !== undefined) return found
    if (known.size > 20_000) known.clear()
    const made = make(word)
    known.set(word, made)
    return made
  }
}
