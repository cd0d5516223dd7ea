import { renouvellementJetonS } from 'domain/core/constants'
import { ApiError } from '../core/api/api-error.ts'
import { requestToken, type TokenAnswer } from './token-grant.ts'

/** The person's session in this tab, held in memory only. */
export interface Session {
  token: string
  /** The uuid of the account. */
  compte: string
  /** Expiry of the token, in milliseconds since 1970. */
  expiresAt: number
  /** End of the session if it is not renewed, in milliseconds since 1970 (SESSION-03). */
  endsAt: number
  /** `USAGER`, `GREFFE`, `ADMINISTRATION`… They decide what pages show. The server checks its own. */
  authorities: string[]
}

let session: Session | null = null
let resumption: Promise<Session | null> | null = null
let renewal: Promise<Session | null> | null = null
const listeners = new Set<() => void>()
const endings = new Set<(ended: Session) => void>()

/** Announces each renewal to the account's other tabs, which share the cookie. No token is stored or sent. */
const tabs = import.meta.env.SSR ? null : new BroadcastChannel('session')

const change = (next: Session | null) => {
  session = next
  for (const listener of listeners) listener()
}

const claimsOf = (token: string): { sub: string; authorities?: string[] } => {
  const payload = token.split('.')[1] ?? ''
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
}

export const sessionOf = ({ access_token, expires_in, session_expires_in }: TokenAnswer): Session => {
  const { sub, authorities = [] } = claimsOf(access_token)
  const now = Date.now()
  return { token: access_token, compte: sub, expiresAt: now + expires_in * 1000, endsAt: now + session_expires_in * 1000, authorities }
}

tabs?.addEventListener('message', ({ data: { compte, endsAt } }: MessageEvent<Pick<Session, 'compte' | 'endsAt'>>) => {
  if (session?.compte === compte && endsAt > session.endsAt) change({ ...session, endsAt })
})

export const currentSession = (): Session | null => session

export const subscribeSession = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called when an open session has expired, not when the person signs out. */
export const onSessionExpired = (listener: (ended: Session) => void) => {
  endings.add(listener)
  return () => endings.delete(listener)
}

export const openSession = (opened: Session): Session => {
  change(opened)
  tabs?.postMessage({ compte: opened.compte, endsAt: opened.endsAt })
  return opened
}

/** Ends the session in this tab. Until a reload, the tab does not resume a session opened since by another tab. */
export const forgetSession = () => {
  resumption = Promise.resolve(null)
  change(null)
}

/** Ends the session and notifies once, however many calls were refused. */
export const expireSession = () => {
  const ended = session
  if (ended === null) return
  forgetSession()
  for (const ending of endings) ending(ended)
}

const mustRenew = ({ expiresAt }: Session) => expiresAt - Date.now() < renouvellementJetonS * 1000

/** Rotates the refresh token. The lock keeps two tabs from using the same one, which oidc-provider would treat as theft. */
const renew = async (): Promise<Session | null> => {
  try {
    const answer = await navigator.locks.request('registre-session', () => requestToken({ grant_type: 'refresh_token' }))
    const renewed = sessionOf(answer)
    if (session === null || session.compte === renewed.compte) return openSession(renewed)
    // Somebody else signed in from another tab: this page's data must not be sent with their account.
    expireSession()
    return null
  } catch (error) {
    // On any other error, the state of the session is unknown.
    if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 401)) throw error
    expireSession()
    return null
  }
}

/** Gets a new token. Concurrent calls share one renewal (ACCOUNT-16). Null when the session is over. */
export const renewSession = (): Promise<Session | null> => {
  renewal ??= renew().finally(() => {
    renewal = null
  })
  return renewal
}

/** A valid token, renewed when less than 600 seconds remain (CONST-02). Null for a visitor. */
export const freshToken = async (): Promise<string | null> => {
  if (session === null) return null
  if (!mustRenew(session)) return session.token
  try {
    return (await renewSession())?.token ?? null
  } catch (error) {
    // The renewal failed, but the current token may still be valid.
    if (session !== null && session.expiresAt > Date.now()) return session.token
    throw error
  }
}

/** The session of this tab, or the one resumed from the cookie after a reload. Null for a visitor. Asks the server once. */
export const resumeSession = async (): Promise<Session | null> => {
  if (session !== null) return session
  resumption ??= renew().catch((error: unknown) => {
    resumption = null
    throw error
  })
  await resumption
  return session
}

/** As after a reload: drops the session in memory and resumes the cookie's, if any. */
export const reloadSession = (): Promise<Session | null> => {
  forgetSession()
  resumption = null
  return resumeSession()
}
