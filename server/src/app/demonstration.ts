import { listerCourriels } from 'contract/app/demonstration'
import type { Door } from '../core/door.ts'
import { latestCourriels } from '../core/mail/outbox.ts'
import { notFound } from '../core/server-errors.ts'

const auPlus = 50

/** Serves the mailbox page of the demonstration mode; 404 otherwise. */
export const demonstrationRoutes = (door: Door): void => {
  door.serve(listerCourriels, async (_, { db, settings }) => {
    if (!settings.demonstration) throw notFound()
    return (await latestCourriels(db, auPlus)).map(({ cree_le, ...courriel }) => ({ ...courriel, creeLe: cree_le.toISOString() }))
  })
}
