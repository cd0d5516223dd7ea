/** Parses a query. Strings stay strings (a postal code is not a number). A repeated key becomes a list. */
export const parseSearch = (search: string): Record<string, string | string[]> => {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const values = params.getAll(key)
      return [key, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** Reads a list from a query, whether it came as one value or several. */
export const listOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.map(String)
  return value === undefined || value === '' ? [] : [String(value)]
}

/** The types of value that an address can hold; each becomes plain text. */
type Held = string | number | boolean | readonly string[] | undefined

/**
 * The `validateSearch` of a page: keeps only the named keys. The page itself validates their values. Routes load with the first page,
 * whose size is limited, and the validators know columns, states and filters.
 */
export const searchOf =
  <K extends string>(...keys: K[]) =>
  (search: Record<string, unknown>): { [key in K]?: Held } =>
    Object.fromEntries(keys.map((key) => [key, search[key]]).filter(([, value]) => value !== undefined)) as { [key in K]?: Held }

/** The names of a list's filters. A missing filter does not compile. */
export const filtersOf = <F extends object>(names: { [K in keyof F]: true }): (keyof F & string)[] =>
  Object.keys(names) as (keyof F & string)[]

/** A table's page, size and sort: the keys that `readTableState` reads. */
export const tableKeys = ['page', 'size', 'sort'] as const
