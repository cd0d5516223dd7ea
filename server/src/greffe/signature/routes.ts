import * as calls from 'contract/greffe/signature'
import type { Door } from '../../core/door.ts'
import { readOrdonnance } from './read-ordonnance.ts'
import { giveBackToGreffe } from './give-back-to-greffe.ts'
import { sign } from './sign.ts'

/** Serves the acts of a judge on the decisions that clerks of their courts prepared. */
export const signatureRoutes = (door: Door): void => {
  door.serve(calls.lireOrdonnance, ({ params }, { user, ...office }) => readOrdonnance(office, user, params.numero))
  door.serve(calls.signerDecision, ({ params, body }, { user, ...office }) => sign(office, user, params.numero, body.version))
  door.serve(calls.rendreAuGreffe, ({ params, body }, { user, ...office }) => giveBackToGreffe(office, user, params.numero, body))
}
