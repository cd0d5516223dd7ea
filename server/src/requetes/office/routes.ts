import { rectifier as rectifierCall } from 'contract/requetes/office'
import type { Door } from '../../core/door.ts'
import { rectifier } from './rectifier.ts'

/** The acts of the court's own motion on an association, which no request brings. */
export const officeRoutes = (door: Door): void => {
  door.serve(rectifierCall, async ({ params: { numero }, body }, { user: agent, now, ...office }) => ({
    version: await office.db.transaction().execute((trx) => rectifier(trx, office, { agent, numero, now: now() }, body)),
  }))
}
