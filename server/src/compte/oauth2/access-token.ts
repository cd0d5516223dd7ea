import { createLocalJWKSet, jwtVerify, type JWK } from 'jose'

/** Audience and scope of the access tokens. */
export const api = { audience: 'urn:registre:api', scope: 'portail' } as const

/** Claims of an access token whose signature, issuer, audience and dates are valid. */
export interface Granted {
  session: string
  authorities: readonly unknown[]
}

/** Size of the cache of verified tokens, with their expiry in milliseconds: verifying one costs more than the page's SQL. */
const remembered = 10_000

/** Verifies access tokens; null for an invalid one. Whether the session is still open is checked at each call, never cached. */
export const accessTokens = (issuer: string, key: JWK): ((token: string) => Promise<Granted | null>) => {
  const { d: _private, ...publicKey } = key
  const keys = createLocalJWKSet({ keys: [publicKey as JWK] })
  const known = new Map<string, { granted: Granted; end: number }>()
  return async (token) => {
    const seen = known.get(token)
    if (seen && seen.end > Date.now()) return seen.granted
    const verified = await jwtVerify(token, keys, { issuer, audience: api.audience, algorithms: ['ES256'], typ: 'at+jwt' }).catch(
      () => null,
    )
    if (!verified) return null
    const { session, authorities, exp = 0 } = verified.payload
    if (typeof session !== 'string' || !Array.isArray(authorities)) return null
    if (known.size >= remembered) known.clear()
    const granted: Granted = { session, authorities }
    known.set(token, { granted, end: exp * 1000 })
    return granted
  }
}
