import type { FastifyRequest } from 'fastify'
import { createLocalJWKSet, jwtVerify, type JWK } from 'jose'
import { textesRefus } from 'domain/core/textes-refus'
import type { Db } from '../../core/database.ts'
import type { Authority, Personne } from '../../core/personne.ts'
import { Refusal } from '../../core/refusal.ts'
import { findPersonne } from '../sessions.ts'

/** Audience and scope of the access tokens. */
export const api = { audience: 'urn:registre:api', scope: 'portail' } as const

/**
 * Who calls: null without a bearer token, 401 with a bad one. The token says which session speaks and what it may ask at
 * most; the account's present authorities decide.
 */
export const identifier = (db: Db, issuer: string, key: JWK) => {
  const { d: _private, ...publicKey } = key
  const keys = createLocalJWKSet({ keys: [publicKey as JWK] })
  return async (request: FastifyRequest): Promise<Personne | null> => {
    const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(' ')
    if (!scheme && !token) return null
    const refused = new Refusal(401, textesRefus.nonConnecte, {}, { 'www-authenticate': 'Bearer error="invalid_token"' })
    if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length) throw refused
    const verified = await jwtVerify(token, keys, { issuer, audience: api.audience, algorithms: ['ES256'], typ: 'at+jwt' }).catch(
      () => null,
    )
    const session = verified?.payload['session']
    const granted = verified?.payload['authorities']
    const personne = typeof session === 'string' && Array.isArray(granted) ? await findPersonne(db, session) : null
    if (!personne) throw refused
    return { ...personne, authorities: personne.authorities.filter((authority: Authority) => (granted as unknown[]).includes(authority)) }
  }
}
