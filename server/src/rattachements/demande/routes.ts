import * as calls from 'contract/rattachements/demande'
import { findAssociation } from '../../association/sql.ts'
import type { Db } from '../../core/database.ts'
import type { Door } from '../../core/door.ts'
import { notFound } from '../../core/server-errors.ts'
import { demander } from './demander.ts'
import { marquerLus } from './sql.ts'

const exigerConnue = async (db: Db, numero: string): Promise<void> => {
  if (!(await findAssociation(db, numero))) throw notFound()
}

/** Asking the court for an attachment. */
export const demandesRattachementRoutes = (door: Door): void => {
  door.serve(calls.demanderRattachement, demander, ({ params }, { db }) => exigerConnue(db, params.numero))
  door.serve(calls.marquerRefusLu, async ({ params: { numero } }, { db, user, now }) => {
    await exigerConnue(db, numero)
    await marquerLus(db, user, numero, now())
  })
}
