import { longueurEtatOAuth, longueurVerificateur } from 'domain/core/constantes'
import { challengeOf, randomText } from './pkce.ts'
import { safeReturnPath } from './return-path.ts'
import { currentSession, forgetSession, openSession } from './session.ts'
import { requestToken } from './token-grant.ts'

const key = 'connexion'
const redirectUri = () => `${location.origin}/oauth_callback`

interface Attempt {
  state: string
  verifier: string
  returnPath: string
}

/** The callback does not answer an attempt of this tab, or the server reports an error (LOGIN-11, LOGIN-12). */
export class LoginRefused extends Error {}

/** Leaves for the authorization page (SESSION-02); `returnPath` is where the person comes back (LOGIN-10). */
export const startLogin = async (returnPath: string): Promise<void> => {
  const attempt: Attempt = {
    state: randomText(longueurEtatOAuth),
    verifier: randomText(longueurVerificateur),
    returnPath: safeReturnPath(returnPath, location.origin),
  }
  sessionStorage.setItem(key, JSON.stringify(attempt))
  const query = new URLSearchParams({
    client_id: 'portail',
    response_type: 'code',
    redirect_uri: redirectUri(),
    state: attempt.state,
    code_challenge: await challengeOf(attempt.verifier),
    code_challenge_method: 'S256',
  })
  location.assign(`/oauth2/authorize?${query}`)
}

const takeAttempt = (): Attempt | null => {
  const kept = sessionStorage.getItem(key)
  // One attempt, one callback: a replayed address finds nothing.
  sessionStorage.removeItem(key)
  return kept === null ? null : (JSON.parse(kept) as Attempt)
}

/** Ends the login from the callback's query; answers the path to go back to. Throws LoginRefused, ApiError or NetworkError. */
export const finishLogin = async (query: URLSearchParams): Promise<string> => {
  const attempt = takeAttempt()
  const code = query.get('code')
  const issuer = query.get('iss') ?? location.origin
  if (attempt === null || query.get('state') !== attempt.state || code === null || issuer !== location.origin) {
    throw new LoginRefused(query.get('error') ?? 'state')
  }
  const answer = await requestToken({
    grant_type: 'authorization_code',
    code,
    code_verifier: attempt.verifier,
    redirect_uri: redirectUri(),
  })
  openSession(answer)
  return safeReturnPath(attempt.returnPath, location.origin)
}

/** Ends the session on the server, then in this tab, even when the server is silent. */
export const endSession = async (): Promise<void> => {
  const token = currentSession()?.token
  forgetSession()
  await fetch('/logout', { method: 'POST', headers: token ? { authorization: `Bearer ${token}` } : {} }).catch(() => {})
}
