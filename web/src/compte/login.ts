import { longueurEtatOAuth, longueurVerificateur } from 'domain/core/constantes'
import { homeOf } from './home.ts'
import { challengeOf, randomText } from './pkce.ts'
import { safeReturnPath } from './return-path.ts'
import { currentSession, forgetSession, openSession, sessionOf } from './session.ts'
import { requestToken } from './token-grant.ts'

const attemptKey = 'connexion'
const returnKey = 'retour'
const redirectUri = () => `${location.origin}/oauth_callback`

interface Attempt {
  state: string
  verifier: string
}

/** The server reports an error at the callback (LOGIN-12). */
export class LoginRefused extends Error {}

/** The callback answers no attempt of this tab (LOGIN-11): another tab's, or somebody else's. */
export class ForeignState extends LoginRefused {}

/** Keeps where the person comes back after the login (LOGIN-10), even when the login has to start over. */
export const rememberReturn = (path: string) => sessionStorage.setItem(returnKey, path)

/** Prepares an attempt and answers the address of its authorization page (SESSION-02). `email` prefills the form, `marker` says a refusal. */
export const prepareLogin = async (email = '', marker = ''): Promise<string> => {
  const attempt: Attempt = { state: randomText(longueurEtatOAuth), verifier: randomText(longueurVerificateur) }
  sessionStorage.setItem(attemptKey, JSON.stringify(attempt))
  const query = new URLSearchParams({
    client_id: 'portail',
    response_type: 'code',
    redirect_uri: redirectUri(),
    state: attempt.state,
    code_challenge: await challengeOf(attempt.verifier),
    code_challenge_method: 'S256',
    ...(email !== '' && { login_hint: email }),
  })
  return `/oauth2/authorize?${[query.toString(), marker].filter(Boolean).join('&')}`
}

/** Leaves for the authorization page and comes back to `returnPath`. Replaces: « Back » must not start a login again. */
export const startLogin = async (returnPath: string): Promise<void> => {
  rememberReturn(returnPath)
  location.replace(await prepareLogin())
}

const takeAttempt = (): Attempt | null => {
  const kept = sessionStorage.getItem(attemptKey)
  // One attempt, one callback: a replayed address finds nothing.
  sessionStorage.removeItem(attemptKey)
  return kept === null ? null : (JSON.parse(kept) as Attempt)
}

/** Ends the login from the callback's query; answers the path to go back to. Throws LoginRefused, ApiError or NetworkError. */
export const finishLogin = async (query: URLSearchParams): Promise<string> => {
  const attempt = takeAttempt()
  const issuer = query.get('iss') ?? location.origin
  if (attempt === null || query.get('state') !== attempt.state || issuer !== location.origin) throw new ForeignState('state')
  const code = query.get('code')
  if (code === null) throw new LoginRefused(query.get('error') ?? 'code')
  const answer = await requestToken({
    grant_type: 'authorization_code',
    code,
    code_verifier: attempt.verifier,
    redirect_uri: redirectUri(),
  })
  const session = openSession(sessionOf(answer))
  // What somebody else's expired session had kept in this browser is nobody's business now.
  void import('../core/form/kept-store.ts').then(({ eraseKept }) => eraseKept(session.compte))
  const returnPath = safeReturnPath(sessionStorage.getItem(returnKey), location.origin, homeOf(session))
  sessionStorage.removeItem(returnKey)
  return returnPath
}

/** Ends the session on the server, then in this tab, even when the server is silent. */
export const endSession = async (): Promise<void> => {
  const token = currentSession()?.token
  forgetSession()
  sessionStorage.removeItem(returnKey)
  // `keepalive`: also when the person closes the page at once.
  await fetch('/logout', { method: 'POST', keepalive: true, headers: token ? { authorization: `Bearer ${token}` } : {} }).catch(() => {})
}
