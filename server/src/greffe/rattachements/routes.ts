import * as calls from 'contract/greffe/rattachements'
import type { Door } from '../../core/door.ts'
import { accepter, refuser } from './decider.ts'
import { lireAnnexe, lireDemande, listerDemandes } from './lire.ts'

/** The court reads the requests for attachment, and answers them. */
export const rattachementsGreffeRoutes = (door: Door): void => {
  door.serve(calls.listerDemandesRattachement, ({ query }, { db, user }) => listerDemandes(db, user, query))
  door.serve(calls.getDemandeRattachement, ({ params }, { db, user }) => lireDemande(db, user, params.uuid))
  door.serve(calls.lireAnnexeRattachement, ({ params }, ici) => lireAnnexe(params, ici))
  door.serve(calls.accepterRattachement, ({ params, body }, ici) => accepter(ici, params.uuid, body))
  door.serve(calls.refuserRattachement, ({ params, body }, ici) => refuser(ici, params.uuid, body))
}
