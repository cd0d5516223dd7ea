type Search = Record<string, unknown>

/** What a queue was opened with, as one value of the address of a page opened from it: our addresses hold plain texts only. */
export const placeOf = (search: Search): string =>
  new URLSearchParams(Object.entries(search).map(([key, value]) => [key, String(value)])).toString()

/** The same, read again; the first queue when the address says nothing. */
export const backTo = (place: unknown): Search => (typeof place === 'string' ? Object.fromEntries(new URLSearchParams(place)) : {})
