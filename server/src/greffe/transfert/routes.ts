import * as calls from 'contract/greffe/transfert'
import type { Trx } from '../../core/database.ts'
import type { Door, Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { correctTransfert } from './correct.ts'
import { registerTransfert, refuseTransfert } from './decide.ts'
import { sendTransfert, withdrawTransfert } from './send.ts'
import { getTransfert, listTransferts } from './read.ts'

type Here = Pick<Office, 'db' | 'now'> & { user: Personne }

/** Does one act in one transaction: its rows, its lines of the journals and its mails, or nothing. */
const transact = <A>({ db, now, user: agent }: Here, faire: (trx: Trx, acte: { agent: Personne; now: Date }) => Promise<A>): Promise<A> =>
  db.transaction().execute((trx) => faire(trx, { agent, now: now() }))

/** STAFF-13: the transfer of an association, sent by one court and decided by the other. */
export const transfertRoutes = (door: Door): void => {
  door.serve(calls.getTransfert, ({ params }, { db, user }) => getTransfert(db, user, params.numero))

  door.serve(calls.envoyerTransfert, async ({ params, body }, ici) => ({
    destination: await transact(ici, (trx, acte) => sendTransfert(trx, ici, { ...acte, ...params }, body)),
  }))

  door.serve(calls.retirerTransfert, ({ params, body }, ici) =>
    transact(ici, (trx, acte) => withdrawTransfert(trx, ici, { ...acte, ...params }, body.motif)),
  )

  door.serve(calls.corrigerTransfert, async ({ params, body }, ici) => ({
    numero: await transact(ici, (trx, acte) => correctTransfert(trx, ici, { ...acte, ...params }, body)),
  }))

  door.serve(calls.listerTransferts, (_, { db, user }) => listTransferts(db, user))

  door.serve(calls.inscrireTransfert, async ({ params, body }, ici) => ({
    numero: await transact(ici, (trx, acte) => registerTransfert(trx, ici, { ...acte, ...params }, body.version)),
  }))

  door.serve(calls.refuserTransfert, ({ params, body }, ici) =>
    transact(ici, (trx, acte) => refuseTransfert(trx, ici, { ...acte, ...params }, body.motif)),
  )
}
