import * as calls from 'contract/greffe/rattachements'
import type { Door } from '../../core/door.ts'
import { acceptDemande, refuse } from './decide.ts'
import { readAnnexe, readDemande, listDemandes } from './read.ts'

/** The court reads the requests for attachment, and answers them. */
export const rattachementsGreffeRoutes = (door: Door): void => {
  door.serve(calls.listerDemandesRattachement, ({ query }, { db, user }) => listDemandes(db, user, query))
  door.serve(calls.getDemandeRattachement, ({ params }, { db, user }) => readDemande(db, user, params.uuid))
  door.serve(calls.lireAnnexeRattachement, ({ params }, ici) => readAnnexe(params, ici))
  door.serve(calls.accepterRattachement, ({ params, body }, ici) => acceptDemande(ici, params.uuid, body))
  door.serve(calls.refuserRattachement, ({ params, body }, ici) => refuse(ici, params.uuid, body))
}
