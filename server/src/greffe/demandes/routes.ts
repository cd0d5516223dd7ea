import { actesALettre, apercus, lirePieceRecue, listerDemandes as listerCall } from 'contract/greffe/demandes'
import type { Door } from '../../core/door.ts'
import { preview } from './preview.ts'
import { giveReceivedPiece, listDemandes } from './list.ts'

/** Routes of the clerks: previews of letters, demandes with their replies, and files of the replies. */
export const demandesRoutes = (door: Door): void => {
  for (const [i, apercu] of Object.values(apercus).entries()) {
    const type = actesALettre[i]!
    door.serve(apercu as (typeof apercus)['apercevoirDemande'], ({ params, body }, { user, ...office }) =>
      preview(office, user, type, params.numero, body),
    )
  }
  door.serve(listerCall, ({ params }, { user, ...office }) => listDemandes(office, user, params.numero))
  door.serve(lirePieceRecue, ({ params }, { user, request, ...office }) =>
    giveReceivedPiece(office, { agent: user, adresse: request.ip }, params),
  )
}
