import { trouverNomsProches as trouverCall } from 'contract/association/noms-proches'
import type { Door } from '../core/door.ts'
import { trouverNomsProches } from './noms-proches.ts'

/** What forms ask of the register before anything is filed. */
export const associationRoutes = (door: Door): void => {
  door.serve(trouverCall, ({ query: { sauf = null, ...nom } }, { db }) => trouverNomsProches(db, { ...nom, sauf }))
}
