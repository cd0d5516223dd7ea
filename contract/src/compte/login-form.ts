/** The form of the sign-in, as the server knows it when it shows it. */
export interface LoginForm {
  /** What the identifier starts with, empty when nothing is known (LOGIN-07). */
  email: string
  /** Why one is back here: a wrong entry (LOGIN-03), or too many of them; null on a first try. */
  refusal: { kind: 'invalid' } | { kind: 'wait'; minutes: number } | null
}

/** What the end of an address says of a refused sign-in: `error` (LOGIN-04), or the minutes to wait; empty without a refusal. */
export const refusalMarker = (query: URLSearchParams): string => {
  const wait = query.get('attente')
  if (wait !== null) return new URLSearchParams({ attente: wait.slice(0, 10) }).toString()
  return query.has('error') ? 'error' : ''
}
