import { NetworkError, readRefusal } from '../core/api/api-error.ts'

/** What the token endpoint answers (RFC 6749 §5.1); the refresh token travels in its HttpOnly cookie only. */
export interface TokenAnswer {
  access_token: string
  /** Seconds. */
  expires_in: number
  /** Seconds until the refresh token dies unused: the end of the session, or its absolute end if that comes first. */
  session_expires_in: number
}

/** Public by nature: PKCE and the cookie protect the session, not this (choice C1, SESSION-10). */
const client = { client_id: 'portail', client_secret: 'portail' }

/** POST /oauth2/token. Throws ApiError when the grant is refused, NetworkError when nobody answers. */
export const requestToken = async (grant: Record<string, string>): Promise<TokenAnswer> => {
  const response = await fetch('/oauth2/token', {
    method: 'POST',
    headers: { 'refresh-mode': 'cookie' },
    body: new URLSearchParams({ ...client, ...grant }),
  }).catch((cause: unknown) => {
    throw new NetworkError('network', { cause })
  })
  if (!response.ok) throw await readRefusal(response)
  return (await response.json()) as TokenAnswer
}
