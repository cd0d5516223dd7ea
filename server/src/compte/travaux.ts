import type { InfosCompte } from 'domain/compte/creation'
import type { Office } from '../core/door.ts'
import { createCompte } from './create.ts'
import { sendChangementEmail, sendLien } from './send-lien.ts'

/** A job that depends on whether an account exists. It runs after the answer, so that neither its body nor its timing reveals it. */
type Travail =
  | { type: 'CREATION'; infos: InfosCompte; empreinte: string }
  | { type: 'LIEN'; email: string }
  | { type: 'CHANGEMENT_EMAIL'; compte: string; email: string }

/** Queues a job to run after the answer. It survives a restart. */
export const queueTravail = ({ db, jobs }: Office, travail: Travail): Promise<void> =>
  db.transaction().execute((trx) => jobs.send(trx, 'compte', travail))

/** Runs the queued jobs, each exactly once. The data of a job is erased with it. */
export const startTravaux = (office: Office): Promise<void> =>
  office.jobs.work('compte', async (data, done) => {
    const travail = data as Travail
    await office.db.transaction().execute(async (trx) => {
      await done(trx)
      if (travail.type === 'CREATION') await createCompte(trx, office, travail.infos, travail.empreinte)
      else if (travail.type === 'LIEN') await sendLien(trx, office, travail.email)
      else await sendChangementEmail(trx, office, travail.compte, travail.email)
    })
  })
