import { dashboardAssociation } from 'contract/registre/registre'
import type { Door } from '../core/door.ts'
import { associationsDe } from '../rattachements/sql.ts'

export const tableauDeBordRoutes = (door: Door): void => {
  door.serve(dashboardAssociation, async (_, { db, user }) => {
    const associations = await associationsDe(db, user.uuid)
    return associations.map((association) => ({ ...association, rattachement: 'RATTACHE' as const }))
  })
}
