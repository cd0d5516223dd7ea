import { listerSessions, terminerAutresSessions, terminerSession } from 'contract/compte/own-compte'
import type { Door } from '../core/door.ts'
import { notFound } from '../core/server-errors.ts'
import { openSessions, endSessions } from './sessions.ts'

/** The routes where people list and end their own sessions. */
export const ownSessionsRoutes = (door: Door): void => {
  door.serve(listerSessions, async (_, { db, now, user }) => {
    const lines = (await openSessions(db, now(), user.uuid)).map(({ ouverte_le, vue_le, ...line }) => ({
      ...line,
      ouverteLe: ouverte_le.toISOString(),
      vueLe: (vue_le ?? ouverte_le).toISOString(),
      actuelle: line.id === user.session,
    }))
    return lines.toSorted((a, b) => Number(b.actuelle) - Number(a.actuelle))
  })

  door.serve(terminerSession, async ({ params }, { db, now, user }) => {
    const own = await openSessions(db, now(), user.uuid)
    if (!own.some(({ id }) => id === params.id)) throw notFound()
    await db.transaction().execute((trx) => endSessions(trx, now(), { id: params.id, compte: user.uuid }))
  })

  door.serve(terminerAutresSessions, async (_, { db, now, user }) => {
    await db.transaction().execute((trx) => endSessions(trx, now(), { compte: user.uuid, sauf: user.session }))
  })
}
