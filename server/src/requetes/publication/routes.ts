import { apercevoirAvisFinPublication } from 'contract/requetes/avis'
import type { Door } from '../../core/door.ts'
import { apercevoirAvis } from './apercevoir.ts'

/** What the court shows of a notice before it is sent. */
export const publicationRoutes = (door: Door): void => {
  door.serve(apercevoirAvisFinPublication, ({ params, body }, { user, ...office }) => apercevoirAvis(office, user, params.numero, body))
}
