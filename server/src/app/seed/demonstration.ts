import { sql } from 'kysely'
import { recordActe } from '../../core/actes.ts'
import { nextCompteur } from '../../core/compteur.ts'
import type { Db } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { tribunaux } from '../../core/reference/sql.ts'
import { insertSignataire } from '../../requetes/signataires/sql.ts'
import { seedAssociations } from './associations.ts'
import { seedComptes } from './comptes.ts'
import { drawModeles } from './fichiers.ts'
import { randomOf } from './random.ts'
import { personne } from './invent.ts'
import { seedRequetes } from './requetes.ts'
import { countSeeded } from './sql.ts'
import { seedTransferts } from './transferts.ts'
import { seedVies } from './vies.ts'

const associations = 2000
/** Counters that mark a demonstration as begun and as complete. */
const commencee = 'semence/commencee'
const terminee = 'semence/terminee'

/** Progress messages of `npm start`: filling may take minutes on a busy machine. */
const announce = {
  begun: 'Remplissage de la démonstration, une seule fois :',
  resumed: 'Le remplissage de la démonstration avait été interrompu : il reprend.',
  associations: (done: number) => `  associations : ${done} sur ${associations}`,
  lives: '  rattachements, historiques et demandes…',
  requests: '  requêtes et actes…',
  transfers: '  transferts…',
}

/**
 * Fills an empty register for a demonstration, once: accounts, signatories, associations, attachments, creations that wait, transfers.
 * Returns false when it was done before. After an interruption, it goes on at the next start. Servers that start together wait for one
 * another. `say` receives the progress.
 */
export const seedDemonstration = (office: Office, say: (sentence: string) => void = () => {}): Promise<boolean> =>
  office.db.transaction().execute(async (lock) => {
    const { db, now } = office
    await sql`select pg_advisory_xact_lock(hashtext('semence'))`.execute(lock)
    const reached = await countSeeded(lock, [commencee, terminee])
    if (reached.has(terminee)) return false
    say(reached.has(commencee) ? announce.resumed : announce.begun)
    // Outside the transaction of the lock, so that it stays if this start is interrupted.
    if (!reached.has(commencee)) await db.transaction().execute((trx) => nextCompteur(trx, commencee))
    const comptes = await seedComptes(db, now())
    await seedSignataires(db, now(), comptes.juge)
    await seedAssociations(office, associations, (done) => say(announce.associations(done)))
    say(announce.lives)
    const modeles = await drawModeles(office)
    await seedVies(office, comptes, modeles)
    say(announce.requests)
    await seedRequetes(office, comptes, modeles)
    say(announce.transfers)
    await seedTransferts(office, comptes)
    await nextCompteur(lock, terminee)
    return true
  })

/** Signatories of a court: a judge, a deputy, and the former judge. */
const mandats = [
  ['Juge du registre', '2024-09-01', null],
  ['Juge', '2020-01-06', null],
  ['Juge du registre', '2015-09-01', '2024-08-31'],
] as const

/**
 * Creates signatories for each court: a decision needs one in office. The account of the judge is linked to the first of its court
 * (docs/decisions/0076).
 */
const seedSignataires = async (db: Db, instant: Date, juge: Personne): Promise<void> => {
  const courts = await tribunaux(db)
  await db.transaction().execute(async (trx) => {
    for (const { id } of courts) {
      const hasard = randomOf(`signataire/${id}`)
      for (const [rang, [qualite, debut, fin]] of mandats.entries()) {
        const tiree = personne(hasard)
        const { prenom, nom, uuid } = rang === 0 && juge.tribunaux.includes(id) ? juge : { ...tiree, uuid: null }
        const signataire = { tribunal: id, prenom, nom, qualite, debut, fin, compte: uuid }
        if (await insertSignataire(trx, signataire))
          await recordActe(trx, { sujet: 'tribunal', sujetId: id, type: 'SIGNATAIRE', instant, auteur: null, contenu: signataire })
      }
    }
  })
}
