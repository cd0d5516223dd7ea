/** The query of an address as the pages read it. Strings stay strings (a postal code is no number); a repeated key is a list. */
export const parseSearch = (search: string): Record<string, string | string[]> => {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const values = params.getAll(key)
      return [key, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** A list of the query: what may have come as one value or several. */
export const listOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.map(String)
  return value === undefined || value === '' ? [] : [String(value)]
}

/** What an address holds: plain texts, and what becomes one there. */
type Held = string | number | boolean | readonly string[] | undefined

/**
 * The `validateSearch` of a page: keeps of its address what it reads and nothing else. What each holds is read by the page with care:
 * the routes come with the first page of the site, whose weight is counted (goal F1), and the readers know columns, states and filters.
 */
export const searchOf =
  <K extends string>(...keys: K[]) =>
  (search: Record<string, unknown>): { [key in K]?: Held } =>
    Object.fromEntries(keys.map((key) => [key, search[key]]).filter(([, value]) => value !== undefined)) as { [key in K]?: Held }

/** The filters of a list, as its address holds them: one left out of it does not compile. */
export const filtersOf = <F extends object>(names: { [K in keyof F]: true }): (keyof F & string)[] =>
  Object.keys(names) as (keyof F & string)[]

/** A page of a table, its size and its sort: the keys that `readTableState` reads. */
export const tableKeys = ['page', 'size', 'sort'] as const
