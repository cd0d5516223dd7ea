import type { FastifyRequest } from 'fastify'
import type { JWK } from 'jose'
import { textesRefus } from 'domain/core/textes/refus'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { Refusal } from '../../core/refusal.ts'
import { findPersonne } from '../sessions.ts'
import { accessTokens } from './access-token.ts'

const refused = () => new Refusal(401, textesRefus.nonConnecte, {}, { 'www-authenticate': 'Bearer error="invalid_token"' })

/**
 * Returns a function that identifies the caller: null without a bearer token, 401 with a bad one. The token gives the session and an upper
 * bound of the authorities; the account's current authorities decide.
 */
export const identifier = ({ db, now }: Pick<Office, 'db' | 'now'>, issuer: string, key: JWK) => {
  const read = accessTokens(issuer, key)
  return async (request: FastifyRequest): Promise<Personne | null> => {
    const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(' ')
    if (!scheme && !token) return null
    if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length) throw refused()
    const granted = await read(token)
    const personne = granted && (await findPersonne(db, granted.session, now()))
    if (!personne) throw refused()
    return { ...personne, authorities: personne.authorities.filter((authority) => granted.authorities.includes(authority)) }
  }
}
