import { lireLettresPrefet } from 'contract/greffe/lettres-prefet'
import type { Door } from '../../core/door.ts'
import { drawLettresPrefet } from './draw.ts'

/** Serves the letters of the court to the prefect. */
export const prefetRoutes = (door: Door): void => {
  door.serve(lireLettresPrefet, ({ query }, { user, ...office }) => drawLettresPrefet(office, user, query.requete))
}
