import type { FastifyRequest } from 'fastify'
import '../tables.ts'
import type { Db } from '../../core/database.ts'
import { isSessionLive } from '../sessions.ts'
import { storedId } from './adapter.ts'
import { refreshCookie } from './provider.ts'

/** Id of the session whose refresh token the browser holds, open or not; undefined without one. */
export const navigateurConnexion = async (db: Db, request: FastifyRequest): Promise<string | undefined> => {
  const refresh = request.cookies[refreshCookie]
  if (!refresh) return undefined
  const row = await db
    .selectFrom('oidc')
    .select('grant_id')
    .where('type', '=', 'RefreshToken')
    .where('id', '=', storedId('RefreshToken', refresh))
    .executeTakeFirst()
  return row?.grant_id ?? undefined
}

/** Whether the visitor is signed in. Without a cookie, no query is made. */
export const isSignedIn = async (db: Db, now: Date, request: FastifyRequest): Promise<boolean> => {
  const session = await navigateurConnexion(db, request)
  return session !== undefined && isSessionLive(db, now, session)
}
