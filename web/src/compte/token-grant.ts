import { NetworkError, readRefusal } from '../core/api/api-error.ts'

/** The token endpoint's answer (RFC 6749 §5.1). The refresh token is only in its HttpOnly cookie. */
export interface TokenAnswer {
  access_token: string
  /** Seconds. */
  expires_in: number
  /** Seconds until an unused refresh token expires: the end of the session, or its absolute end if sooner. */
  session_expires_in: number
}

/** A public client: PKCE and the cookie protect the session, not this secret (docs/threat-model.md, C1; SESSION-10). */
const client = { client_id: 'portail', client_secret: 'portail' }

/** POST /oauth2/token. Throws ApiError when the grant is refused, NetworkError without an answer. */
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
