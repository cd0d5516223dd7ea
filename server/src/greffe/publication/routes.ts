import { apercevoirAvisFinPublication } from 'contract/greffe/avis'
import type { Door } from '../../core/door.ts'
import { previewAvis } from './preview.ts'

/** Serves the preview of a notice. */
export const publicationRoutes = (door: Door): void => {
  door.serve(apercevoirAvisFinPublication, ({ params, body }, { user, ...office }) => previewAvis(office, user, params.numero, body))
}
