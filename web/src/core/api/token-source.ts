/** Where calls find their access token. The capability `compte` owns the session and gives itself here. */
export interface TokenSource {
  /** A token good for the coming call, refreshed if needed; null for a visitor. */
  freshToken: () => Promise<string | null>
  /** Told when the server no longer accepts the token: the session is over (SESSION-04). */
  onRefused: () => void
}

const nobody: TokenSource = { freshToken: async () => null, onRefused: () => {} }

let source = nobody

export const setTokenSource = (given: TokenSource) => {
  source = given
}

export const tokenSource = (): TokenSource => source
