import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { Db } from '../../core/database.ts'
import { terminerSessions } from '../sessions.ts'
import { refreshCookie } from './provider.ts'
import { storedId } from './adapter.ts'

/** Ends a sign-in everywhere: the browser's session, its grant, its refresh tokens and, at once, its access tokens (SRV-06). */
export const terminerConnexion = async (
  { db, now, provider, request, reply }: { db: Db; now: () => Date; provider: Provider; request: FastifyRequest; reply: FastifyReply },
  bearer: string | undefined,
): Promise<void> => {
  const grants = new Set<string>(bearer ? [bearer] : [])
  const refresh = request.cookies[refreshCookie]
  if (refresh) {
    const row = await db
      .selectFrom('oidc')
      .select('grant_id')
      .where('type', '=', 'RefreshToken')
      .where('id', '=', storedId('RefreshToken', refresh))
      .executeTakeFirst()
    if (row?.grant_id) grants.add(row.grant_id)
  }
  const context = provider.createContext(request.raw, reply.raw)
  const session = await provider.Session.get(context as never)
  const granted = session.grantIdFor('portail')
  if (granted) grants.add(granted)
  if (session.accountId) await session.destroy()
  for (const id of grants) await terminerSessions(db, now(), { id })
}
