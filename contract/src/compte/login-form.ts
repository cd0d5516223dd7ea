/** The data the server needs to show the sign-in form. */
export interface LoginForm {
  /** Initial value of the identifier field; empty when nothing is known (LOGIN-07). */
  email: string
  /** Why the form is shown again: wrong credentials (LOGIN-03) or too many attempts. Null on a first try. */
  refusal: { kind: 'invalid' } | { kind: 'wait'; minutes: number } | null
}

/** The query of a URL: a URLSearchParams of the browser or of Node. */
interface Query {
  get(name: string): string | null
  has(name: string): boolean
}

/** The query that marks a refused sign-in: `error` (LOGIN-04), or `attente=` and the minutes to wait. Empty without a refusal. */
export const refusalMarker = (query: Query): string => {
  const wait = query.get('attente')
  if (wait !== null) return `attente=${encodeURIComponent(wait.slice(0, 10))}`
  return query.has('error') ? 'error' : ''
}
