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
