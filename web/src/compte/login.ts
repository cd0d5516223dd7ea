import { longueurEtatOAuth, pkceLongueur } from 'domain/core/constants'
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

/** The server reported an error to the callback (LOGIN-12). */
export class LoginRefused extends Error {}

/** The callback matches no attempt of this tab (LOGIN-11): it belongs to another tab, or to an attacker. */
export class ForeignState extends LoginRefused {}

/** Saves the path to return to after the sign-in (LOGIN-10), even if the sign-in has to start over. */
export const rememberReturn = (path: string) => sessionStorage.setItem(returnKey, path)

/** Prepares an attempt and returns its authorization URL (SESSION-02). `email` prefills the form, `marker` reports a refusal. */
export const prepareLogin = async (email = '', marker = ''): Promise<string> => {
  const attempt: Attempt = { state: randomText(longueurEtatOAuth), verifier: randomText(pkceLongueur) }
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

/** Goes to the authorization page, to return to `returnPath`. Replaces the history entry: Back must not start another sign-in. */
export const startLogin = async (returnPath: string): Promise<void> => {
  rememberReturn(returnPath)
  location.replace(await prepareLogin())
}

const takeAttempt = (): Attempt | null => {
  const kept = sessionStorage.getItem(attemptKey)
  // An attempt serves one callback: a replayed address finds nothing.
  sessionStorage.removeItem(attemptKey)
  return kept === null ? null : (JSON.parse(kept) as Attempt)
}

/** Completes the sign-in from the callback's query and returns the path to go to. Throws LoginRefused, ApiError or NetworkError. */
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
  // Erase what other people's expired sessions saved in this browser.
  void import('../core/form/kept-store.ts').then(({ eraseKept }) => eraseKept(session.compte))
  const returnPath = safeReturnPath(sessionStorage.getItem(returnKey), location.origin, homeOf(session))
  sessionStorage.removeItem(returnKey)
  return returnPath
}

/** Ends the session in this tab and on the server, even when the server does not answer. */
export const endSession = async (): Promise<void> => {
  const token = currentSession()?.token
  forgetSession()
  sessionStorage.removeItem(returnKey)
  // `keepalive`: the call completes even if the person closes the page.
  await fetch('/logout', { method: 'POST', keepalive: true, headers: token ? { authorization: `Bearer ${token}` } : {} }).catch(() => {})
}
