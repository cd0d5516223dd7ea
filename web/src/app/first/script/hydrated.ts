const over = new AbortController()

/** Aborted once the application has hydrated the page: from then on, no listener of this script runs. */
export const { signal } = over
addEventListener('drawn', () => over.abort(), { once: true })
