import { listOf, parseSearch } from './search-params.ts'

type Search = Record<string, unknown>

/** The search of a list as one query parameter of the page opened from it: our addresses hold only plain text. */
export const placeOf = (search: Search): string =>
  new URLSearchParams(Object.entries(search).flatMap(([key, held]) => listOf(held).map((value) => [key, value]))).toString()

/** Parses it back. Empty, the list's default, when the address holds nothing. */
export const backTo = (place: unknown): Search => (typeof place === 'string' ? parseSearch(place) : {})
