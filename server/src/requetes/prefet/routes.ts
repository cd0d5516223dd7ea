import { lireLettresPrefet } from 'contract/requetes/lettres-prefet'
import type { Door } from '../../core/door.ts'
import { donnerLettresPrefet } from './donner.ts'

/** What the court writes to the prefect. */
export const prefetRoutes = (door: Door): void => {
  door.serve(lireLettresPrefet, ({ query }, { user, ...office }) => donnerLettresPrefet(office, user, query.requete))
}
