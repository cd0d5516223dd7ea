import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { Db } from '../../core/database.ts'
import { endSessions } from '../sessions.ts'
import { navigateurConnexion } from './navigateur-connexion.ts'

/** Ends a session everywhere: the browser's session, its grant, its refresh tokens and, at once, its access tokens (SRV-06). */
export const endConnexion = async (
  { db, now, provider, request, reply }: { db: Db; now: () => Date; provider: Provider; request: FastifyRequest; reply: FastifyReply },
  bearer: string | undefined,
): Promise<void> => {
  const grants = new Set<string>(bearer ? [bearer] : [])
  const held = await navigateurConnexion(db, request)
  if (held) grants.add(held)
  const context = provider.createContext(request.raw, reply.raw)
  const session = await provider.Session.get(context as never)
  const granted = session.grantIdFor('portail')
  if (granted) grants.add(granted)
  if (session.accountId) await session.destroy()
  for (const id of grants) await endSessions(db, now(), { id })
}
