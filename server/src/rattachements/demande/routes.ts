import * as calls from 'contract/rattachements/demande'
import { findAssociation } from '../../association/sql.ts'
import type { Db } from '../../core/database.ts'
import type { Door } from '../../core/door.ts'
import { notFound } from '../../core/server-errors.ts'
import { ask } from './ask.ts'
import { markRead } from './sql.ts'

const requireKnown = async (db: Db, numero: string): Promise<void> => {
  if (!(await findAssociation(db, numero))) throw notFound()
}

/** Asking the court for an attachment. */
export const demandesRattachementRoutes = (door: Door): void => {
  door.serve(calls.demanderRattachement, ask, ({ params }, { db }) => requireKnown(db, params.numero))
  door.serve(calls.marquerRefusLu, async ({ params: { numero } }, { db, user, now }) => {
    await requireKnown(db, numero)
    await markRead(db, user, numero, now())
  })
}
