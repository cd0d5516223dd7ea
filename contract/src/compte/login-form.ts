/** The form of the sign-in, as the server knows it when it shows it. */
export interface LoginForm {
  /** What the identifier starts with, empty when nothing is known (LOGIN-07). */
  email: string
  /** Why one is back here: a wrong entry (LOGIN-03), or too many of them; null on a first try. */
  refusal: { kind: 'invalid' } | { kind: 'wait'; minutes: number } | null
}

/** The query of an address, a URLSearchParams of the browser or of Node. */
interface Query {
  get(name: string): string | null
  has(name: string): boolean
}

/** What the end of an address says of a refused sign-in: `error` (LOGIN-04), or the minutes to wait; empty without a refusal. */
export const refusalMarker = (query: Query): string => {
  const wait = query.get('attente')
  if (wait !== null) return `attente=${encodeURIComponent(wait.slice(0, 10))}`
  return query.has('error') ? 'error' : ''
}
