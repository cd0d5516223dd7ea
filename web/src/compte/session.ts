import { renouvellementJetonS } from 'domain/core/constantes'
import { ApiError } from '../core/api/api-error.ts'
import { requestToken, type TokenAnswer } from './token-grant.ts'

/** The person's session in this tab, in memory only. */
export interface Session {
  token: string
  /** The uuid of the account. */
  compte: string
  /** When the token dies, in milliseconds since 1970. */
  expiresAt: number
  /** When the session itself ends unless it is renewed, in milliseconds since 1970 (SESSION-03). */
  endsAt: number
  /** `USAGER`, `GREFFE`, `ADMINISTRATION`: what the pages show, never what the server allows. */
  authorities: string[]
}

let session: Session | null = null
let resumption: Promise<Session | null> | null = null
let renewal: Promise<Session | null> | null = null
const listeners = new Set<() => void>()
const endings = new Set<(ended: Session) => void>()

/** What a tab tells the others of the account: its renewal was theirs too, for the cookie is (nothing is stored, no token travels). */
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

/** Called with a session that was open and turns out to be over, not when the person logs out. */
export const onSessionExpired = (listener: (ended: Session) => void) => {
  endings.add(listener)
  return () => endings.delete(listener)
}

export const openSession = (opened: Session): Session => {
  change(opened)
  tabs?.postMessage({ compte: opened.compte, endsAt: opened.endsAt })
  return opened
}

/** Over in this tab: the cookie of a session that another tab opens since is not taken up without a new load. */
export const forgetSession = () => {
  resumption = Promise.resolve(null)
  change(null)
}

/** The session is over: told once, whatever the number of calls that were under way. */
export const expireSession = () => {
  const ended = session
  if (ended === null) return
  forgetSession()
  for (const ending of endings) ending(ended)
}

const mustRenew = ({ expiresAt }: Session) => expiresAt - Date.now() < renouvellementJetonS * 1000

/** Rotates the refresh token; the lock keeps two tabs from using the same one at once, which oidc-provider would take for a theft. */
const renew = async (): Promise<Session | null> => {
  try {
    const answer = await navigator.locks.request('registre-session', () => requestToken({ grant_type: 'refresh_token' }))
    const renewed = sessionOf(answer)
    if (session === null || session.compte === renewed.compte) return openSession(renewed)
    // Somebody else signed in from another tab: what this page holds is not theirs to send.
    expireSession()
    return null
  } catch (error) {
    // Otherwise the server is silent: nobody knows.
    if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 401)) throw error
    expireSession()
    return null
  }
}

/** A new token now, asked once at a time (ACCOUNT-16); null when the session turns out to be over. */
export const renewSession = (): Promise<Session | null> => {
  renewal ??= renew().finally(() => {
    renewal = null
  })
  return renewal
}

/** A token good for the coming call, renewed when less than 600 seconds remain (CONST-02); null for a visitor. */
export const freshToken = async (): Promise<string | null> => {
  if (session === null) return null
  if (!mustRenew(session)) return session.token
  try {
    return (await renewSession())?.token ?? null
  } catch (error) {
    // The server is silent: the token at hand may still do.
    if (session !== null && session.expiresAt > Date.now()) return session.token
    throw error
  }
}

/** The session of this tab, or the one the cookie still holds after a reload; null for a visitor. Asks the server once. */
export const resumeSession = async (): Promise<Session | null> => {
  if (session !== null) return session
  resumption ??= renew().catch((error: unknown) => {
    resumption = null
    throw error
  })
  await resumption
  return session
}

/** As after a new load: the session in memory gives way to the one the cookie still holds, if any. */
export const reloadSession = (): Promise<Session | null> => {
  forgetSession()
  resumption = null
  return resumeSession()
}
