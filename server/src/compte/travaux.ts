import type { InfosCompte } from 'domain/compte/creation'
import type { Office } from '../core/door.ts'
import { creerCompte } from './creer.ts'
import { envoyerChangementEmail, envoyerLien } from './envoyer-lien.ts'

/** Work that depends on whether an account exists. It is done after the answer, so that neither its body nor its timing reveals it (goal S6). */
type Travail =
  | { type: 'CREATION'; infos: InfosCompte; empreinte: string }
  | { type: 'LIEN'; email: string }
  | { type: 'CHANGEMENT_EMAIL'; compte: string; email: string }

/** Leaves a work for after the answer; it survives a restart. */
export const confier = ({ db, jobs }: Office, travail: Travail): Promise<void> =>
  db.transaction().execute((trx) => jobs.send(trx, 'compte', travail))

/** Does the works left, each exactly once; what one carried is erased with it. */
export const startTravaux = (office: Office): Promise<void> =>
  office.jobs.work('compte', async (data, done) => {
    const travail = data as Travail
    await office.db.transaction().execute(async (trx) => {
      await done(trx)
      if (travail.type === 'CREATION') await creerCompte(trx, office, travail.infos, travail.empreinte)
      else if (travail.type === 'LIEN') await envoyerLien(trx, office, travail.email)
      else await envoyerChangementEmail(trx, office, travail.compte, travail.email)
    })
  })
