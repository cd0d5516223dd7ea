import { lireAccuseDepot } from 'contract/requetes/accuse'
import { lireBordereau } from 'contract/requetes/bordereau'
import { contesterRequete } from 'contract/requetes/contestation'
import { retirerRequete } from 'contract/requetes/retrait'
import type { Door } from '../core/door.ts'
import { donnerAccuseDepot } from './accuse/donner.ts'
import { donnerBordereau } from './bordereau/donner.ts'
import { contester } from './contestation/contester.ts'
import { retirer } from './retrait/retirer.ts'

/** Calls of the declarant and of the attached users on a filed request (STATE-14, FINAL-06). */
export const declarantRoutes = (door: Door): void => {
  door.serve(retirerRequete, ({ params }, { user, ...office }) => retirer(office, user, params.numero))

  door.serve(contesterRequete, ({ params, body }, { user, ...office }) => contester(office, user, params.numero, body.motif))

  door.serve(lireBordereau, ({ params }, { user, ...office }) => donnerBordereau(office, user, params.numero))

  door.serve(lireAccuseDepot, ({ params }, { user, ...office }) => donnerAccuseDepot(office, user, params.numero))
}
