import { renouvellementJetonS } from 'domain/core/constantes'
import { ApiError } from '../core/api/api-error.ts'
import { requestToken, type TokenAnswer } from './token-grant.ts'

/** The person's session in this tab, in memory only (design.md §4). */
export interface Session {
  token: string
  /** Milliseconds since 1970. */
  expiresAt: number
  /** `USAGER`, `GREFFE`, `ADMINISTRATION`: what the pages show, never what the server allows. */
  authorities: string[]
}

let session: Session | null = null
let resumption: Promise<Session | null> | null = null
let renewal: Promise<Session | null> | null = null
const listeners = new Set<() => void>()
const endings = new Set<() => void>()

const change = (next: Session | null) => {
  session = next
  for (const listener of listeners) listener()
}

const authoritiesOf = (token: string): string[] => {
  const payload = token.split('.')[1] ?? ''
  const { authorities } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { authorities?: string[] }
  return authorities ?? []
}

export const currentSession = (): Session | null => session

export const subscribeSession = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called when a session that was open turns out to be over, not when the person logs out. */
export const onSessionExpired = (listener: () => void) => {
  endings.add(listener)
  return () => endings.delete(listener)
}

export const openSession = ({ access_token, expires_in }: TokenAnswer): Session => {
  const opened = { token: access_token, expiresAt: Date.now() + expires_in * 1000, authorities: authoritiesOf(access_token) }
  change(opened)
  return opened
}

/** Over in this tab: the cookie of a session that another tab opens since is not taken up without a new load. */
export const forgetSession = () => {
  resumption = Promise.resolve(null)
  change(null)
}

/** The server refuses the session: told once, whatever the number of calls that were under way. */
export const expireSession = () => {
  if (session === null) return
  forgetSession()
  for (const ending of endings) ending()
}

const mustRenew = ({ expiresAt }: Session) => expiresAt - Date.now() < renouvellementJetonS * 1000

/** Rotates the refresh token; the lock keeps two tabs from using the same one at once (stack.md, oidc-provider). */
const renew = async (): Promise<Session | null> => {
  try {
    const answer = await navigator.locks.request('registre-session', () => requestToken({ grant_type: 'refresh_token' }))
    return openSession(answer)
  } catch (error) {
    // Refused: there is no session any more. Otherwise the server is silent, and the token at hand may still do.
    if (error instanceof ApiError && (error.status === 400 || error.status === 401)) {
      expireSession()
      return null
    }
    if (session !== null && session.expiresAt > Date.now()) return session
    throw error
  }
}

/** A token good for the coming call, renewed when less than 600 seconds remain (CONST-02); null for a visitor. */
export const freshToken = async (): Promise<string | null> => {
  if (session === null) return null
  if (!mustRenew(session)) return session.token
  renewal ??= renew().finally(() => {
    renewal = null
  })
  return (await renewal)?.token ?? null
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
