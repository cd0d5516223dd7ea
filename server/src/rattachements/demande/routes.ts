import * as calls from 'contract/rattachements/demande'
import * as greffe from 'contract/rattachements/demande-greffe'
import { findAssociation } from '../../association/sql.ts'
import type { Db } from '../../core/database.ts'
import type { Door } from '../../core/door.ts'
import { notFound } from '../../core/server-errors.ts'
import { accepter, refuser } from './decider.ts'
import { demander } from './demander.ts'
import { lireAnnexe, lireDemande, listerDemandes } from './lire-greffe.ts'
import { marquerLus } from './sql.ts'

const exigerConnue = async (db: Db, numero: string): Promise<void> => {
  if (!(await findAssociation(db, numero))) throw notFound()
}

/** Asking the court for an attachment, and its answers. */
export const demandesRattachementRoutes = (door: Door): void => {
  door.serve(calls.demanderRattachement, demander, ({ params }, { db }) => exigerConnue(db, params.numero))
  door.serve(calls.marquerRefusLu, async ({ params: { numero } }, { db, user, now }) => {
    await exigerConnue(db, numero)
    await marquerLus(db, user, numero, now())
  })
  door.serve(greffe.listerDemandesRattachement, ({ query }, { db, user }) => listerDemandes(db, user, query))
  door.serve(greffe.getDemandeRattachement, ({ params }, { db, user }) => lireDemande(db, user, params.uuid))
  door.serve(greffe.lireAnnexeRattachement, ({ params }, ici) => lireAnnexe(params, ici))
  door.serve(greffe.accepterRattachement, ({ params, body }, ici) => accepter(ici, params.uuid, body))
  door.serve(greffe.refuserRattachement, ({ params, body }, ici) => refuser(ici, params.uuid, body))
}
