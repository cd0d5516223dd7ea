import { trouverNomsProches as trouverCall } from 'contract/association/noms-proches'
import type { Door } from '../core/door.ts'
import { findNomsProches } from './noms-proches.ts'

/** Serves what forms read of the register before a filing. */
export const associationRoutes = (door: Door): void => {
  door.serve(trouverCall, ({ query: { sauf = null, ...nom } }, { db }) => findNomsProches(db, { ...nom, sauf }))
}
