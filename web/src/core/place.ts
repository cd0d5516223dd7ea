import { listOf, parseSearch } from './search-params.ts'

type Search = Record<string, unknown>

/** What a list was opened with, as one value of the address of a page opened from it: our addresses hold plain texts only. */
export const placeOf = (search: Search): string =>
  new URLSearchParams(Object.entries(search).flatMap(([key, held]) => listOf(held).map((value) => [key, value]))).toString()

/** The same, read again; the list as it opens when the address says nothing. */
export const backTo = (place: unknown): Search => (typeof place === 'string' ? parseSearch(place) : {})
