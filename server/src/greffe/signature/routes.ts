import * as calls from 'contract/greffe/signature'
import type { Door } from '../../core/door.ts'
import { lireOrdonnance } from './lire-ordonnance.ts'
import { rendreAuGreffe } from './rendre-au-greffe.ts'
import { signer } from './signer.ts'

/** Serves the acts of a judge on the decisions that clerks of their courts prepared. */
export const signatureRoutes = (door: Door): void => {
  door.serve(calls.lireOrdonnance, ({ params }, { user, ...office }) => lireOrdonnance(office, user, params.numero))
  door.serve(calls.signerDecision, ({ params, body }, { user, ...office }) => signer(office, user, params.numero, body.version))
  door.serve(calls.rendreAuGreffe, ({ params, body }, { user, ...office }) => rendreAuGreffe(office, user, params.numero, body))
}
