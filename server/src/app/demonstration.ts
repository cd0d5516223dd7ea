import { listerCourriels } from 'contract/app/demonstration'
import '../core/core-tables.ts'
import type { Door } from '../core/door.ts'
import { notFound } from '../core/server-errors.ts'

const auPlus = 50

/** The mailbox page of the demonstration mode; elsewhere the call does not exist. */
export const demonstrationRoutes = (door: Door): void => {
  door.serve(listerCourriels, async (_, { db, settings }) => {
    if (!settings.demonstration) throw notFound()
    const courriels = await db
      .selectFrom('courriel')
      .select(['id', 'destinataire', 'sujet', 'texte', 'cree_le'])
      .orderBy('cree_le', 'desc')
      .orderBy('id')
      .limit(auPlus)
      .execute()
    return courriels.map(({ cree_le, ...courriel }) => ({ ...courriel, creeLe: cree_le.toISOString() }))
  })
}
