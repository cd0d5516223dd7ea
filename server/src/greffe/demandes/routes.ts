import { actesALettre, apercus, lirePieceRecue, listerDemandes as listerCall } from 'contract/greffe/demandes'
import type { Door } from '../../core/door.ts'
import { apercevoir } from './apercevoir.ts'
import { donnerPieceRecue, listerDemandes } from './lister.ts'

/** Routes of the clerks: previews of letters, demandes with their replies, and files of the replies. */
export const demandesRoutes = (door: Door): void => {
  for (const [i, apercu] of Object.values(apercus).entries()) {
    const type = actesALettre[i]!
    door.serve(apercu as (typeof apercus)['apercevoirDemande'], ({ params, body }, { user, ...office }) =>
      apercevoir(office, user, type, params.numero, body),
    )
  }
  door.serve(listerCall, ({ params }, { user, ...office }) => listerDemandes(office, user, params.numero))
  door.serve(lirePieceRecue, ({ params }, { user, request, ...office }) =>
    donnerPieceRecue(office, { agent: user, adresse: request.ip }, params),
  )
}
