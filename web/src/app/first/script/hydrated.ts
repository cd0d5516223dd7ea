const over = new AbortController()

/** Ends once the application has gone on from the page: from then on nothing of this script answers there. */
export const { signal } = over
addEventListener('drawn', () => over.abort(), { once: true })
