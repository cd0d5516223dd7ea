import { lireAccuseDepot } from 'contract/requetes/accuse'
import { lireBordereau } from 'contract/requetes/bordereau'
import { contesterRequete } from 'contract/requetes/contestation'
import { retirerRequete } from 'contract/requetes/retrait'
import type { Door } from '../core/door.ts'
import { drawAccuseDepot } from './accuse/draw.ts'
import { drawBordereau } from './bordereau/draw.ts'
import { challenge } from './contestation/challenge.ts'
import { withdraw } from './retrait/withdraw.ts'

/** Calls of the declarant and of the attached users on a filed request (STATE-14, FINAL-06). */
export const declarantRoutes = (door: Door): void => {
  door.serve(retirerRequete, ({ params }, { user, ...office }) => withdraw(office, user, params.numero))

  door.serve(contesterRequete, ({ params, body }, { user, ...office }) => challenge(office, user, params.numero, body.motif))

  door.serve(lireBordereau, ({ params }, { user, ...office }) => drawBordereau(office, user, params.numero))

  door.serve(lireAccuseDepot, ({ params }, { user, ...office }) => drawAccuseDepot(office, user, params.numero))
}
