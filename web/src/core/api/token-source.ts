/** Where calls get their access token. The capability `compte` owns the session and registers itself here. */
export interface TokenSource {
  /** A token valid for the next call, refreshed if needed. Null for a visitor. */
  freshToken: () => Promise<string | null>
  /** Called when the server no longer accepts the token: the session is over (SESSION-04). */
  onRefused: () => void
}

const nobody: TokenSource = { freshToken: async () => null, onRefused: () => {} }

let source = nobody

export const setTokenSource = (given: TokenSource) => {
  source = given
}

export const tokenSource = (): TokenSource => source
