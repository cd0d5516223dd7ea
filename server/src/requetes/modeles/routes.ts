import { lireModele } from 'contract/requetes/brouillon'
import type { Door } from '../../core/door.ts'
import { drawModele } from './draw.ts'

/** Papers made from a draft, for its author alone. */
export const modelesRoutes = (door: Door): void => {
  door.serve(lireModele, drawModele)
}
