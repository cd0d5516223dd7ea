import '../tables.ts'
import '../../association/tables.ts'
import '../../compte/tables.ts'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { versionNameColumns } from '../../association/nom-de-version.ts'
import type { Db, Trx } from '../../core/database.ts'

/** Follows an association from its current version. Does nothing when it is already followed. False when it does not exist. */
export const startFollowing = async (db: Db, compte: string, association: string, depuis: Date): Promise<boolean> => {
  const code = randomBytes(24).toString('base64url')
  const found = await db.selectFrom('association').select('version').where('numero', '=', association).executeTakeFirst()
  if (!found) return false
  await db
    .insertInto('suivi_association')
    .values({ compte, association, depuis, annoncee: found.version, code })
    .onConflict((conflict) => conflict.columns(['compte', 'association']).doNothing())
    .execute()
  return true
}

export const stopFollowing = async (db: Db, compte: string, association: string): Promise<void> => {
  await db.deleteFrom('suivi_association').where('compte', '=', compte).where('association', '=', association).execute()
}

/** Stops the follow of a mailed code. Returns the association's name; undefined for an unknown code. */
export const stopByCode = (db: Db, code: string) =>
  db
    .deleteFrom('suivi_association')
    .using('association')
    .whereRef('association.numero', '=', 'suivi_association.association')
    .where('code', '=', code)
    .returning('association.nom as denomination')
    .executeTakeFirst()

/** Stops all the follows of an account that is closed. */
export const stopFollowingAll = async (trx: Trx, compte: string): Promise<void> => {
  await trx.deleteFrom('suivi_association').where('compte', '=', compte).execute()
}

/** The associations an account follows, sorted by name. */
export const followedAssociations = (db: Db, compte: string) =>
  db
    .selectFrom('suivi_association')
    .innerJoin('association', 'association.numero', 'suivi_association.association')
    .select([
      'association.numero',
      'association.nom',
      'association.etat',
      'association.motif_etat as motifEtat',
      'suivi_association.depuis',
    ])
    .where('suivi_association.compte', '=', compte)
    .orderBy(sql`sans_accents(association.nom)`)
    .orderBy('association.numero')
    .execute()

/** Whether an account follows an association. */
export const isFollowing = async (db: Db, compte: string, association: string): Promise<boolean> =>
  (await db
    .selectFrom('suivi_association')
    .select('depuis')
    .where('compte', '=', compte)
    .where('association', '=', association)
    .executeTakeFirst()) !== undefined

/** The versions each follower has not been mailed yet, of one association or of all. Locks the rows of the follows. */
export const versionsToAnnounce = (trx: Trx, association: string | null) =>
  trx
    .selectFrom('suivi_association as suivi')
    .innerJoin('association', 'association.numero', 'suivi.association')
    .innerJoin('version', 'version.association', 'suivi.association')
    .innerJoin('compte', 'compte.uuid', 'suivi.compte')
    .select([
      'suivi.compte',
      'suivi.code',
      'compte.email',
      'association.numero',
      'association.nom as denomination',
      'association.tribunal',
      'version.ordre',
      'version.motif_etat as motifEtat',
      'version.cree_le as creeLe',
    ])
    .select(versionNameColumns)
    .whereRef('version.ordre', '>', 'suivi.annoncee')
    .where('compte.etat', '=', 'ACTIF')
    .$if(association !== null, (query) => query.where('suivi.association', '=', association ?? ''))
    .orderBy('association.numero')
    .orderBy('suivi.compte')
    .orderBy('version.ordre')
    .limit(1000)
    .forUpdate('suivi')
    .execute()

export const noteAnnounced = async (trx: Trx, compte: string, association: string, ordre: number): Promise<void> => {
  await trx
    .updateTable('suivi_association')
    .set({ annoncee: ordre })
    .where('compte', '=', compte)
    .where('association', '=', association)
    .execute()
}
