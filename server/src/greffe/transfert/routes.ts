import * as calls from 'contract/greffe/transfert'
import type { Trx } from '../../core/database.ts'
import type { Door, Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { corrigerTransfert } from './corriger.ts'
import { inscrireTransfert, refuserTransfert } from './decider.ts'
import { envoyerTransfert, retirerTransfert } from './envoyer.ts'
import { getTransfert, listerTransferts } from './lire.ts'

type Ici = Pick<Office, 'db' | 'now'> & { user: Personne }

/** Does one act in one transaction: its rows, its lines of the journals and its mails, or nothing. */
const agir = <A>({ db, now, user: agent }: Ici, faire: (trx: Trx, acte: { agent: Personne; now: Date }) => Promise<A>): Promise<A> =>
  db.transaction().execute((trx) => faire(trx, { agent, now: now() }))

/** STAFF-13: the transfer of an association, sent by one court and decided by the other. */
export const transfertRoutes = (door: Door): void => {
  door.serve(calls.getTransfert, ({ params }, { db, user }) => getTransfert(db, user, params.numero))

  door.serve(calls.envoyerTransfert, async ({ params, body }, ici) => ({
    destination: await agir(ici, (trx, acte) => envoyerTransfert(trx, ici, { ...acte, ...params }, body)),
  }))

  door.serve(calls.retirerTransfert, ({ params, body }, ici) =>
    agir(ici, (trx, acte) => retirerTransfert(trx, ici, { ...acte, ...params }, body.motif)),
  )

  door.serve(calls.corrigerTransfert, async ({ params, body }, ici) => ({
    numero: await agir(ici, (trx, acte) => corrigerTransfert(trx, ici, { ...acte, ...params }, body)),
  }))

  door.serve(calls.listerTransferts, (_, { db, user }) => listerTransferts(db, user))

  door.serve(calls.inscrireTransfert, async ({ params, body }, ici) => ({
    numero: await agir(ici, (trx, acte) => inscrireTransfert(trx, ici, { ...acte, ...params }, body.version)),
  }))

  door.serve(calls.refuserTransfert, ({ params, body }, ici) =>
    agir(ici, (trx, acte) => refuserTransfert(trx, ici, { ...acte, ...params }, body.motif)),
  )
}
