import '../tables.ts'
import '../../association/tables.ts'
import '../../compte/tables.ts'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { aNommer } from '../../association/nom-de-version.ts'
import type { Db, Trx } from '../../core/database.ts'

/** Follows an association from its version of today on; nothing more when it is followed already. False when there is none. */
export const commencerASuivre = async (db: Db, compte: string, association: string, depuis: Date): Promise<boolean> => {
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

export const cesserDeSuivre = async (db: Db, compte: string, association: string): Promise<void> => {
  await db.deleteFrom('suivi_association').where('compte', '=', compte).where('association', '=', association).execute()
}

/** Ends what a mailed code follows; the name of the association, undefined when the code is of none. */
export const cesserParCode = (db: Db, code: string) =>
  db
    .deleteFrom('suivi_association')
    .using('association')
    .whereRef('association.numero', '=', 'suivi_association.association')
    .where('code', '=', code)
    .returning('association.nom as denomination')
    .executeTakeFirst()

/** Nothing is followed any more by an account that ends. */
export const cesserDeToutSuivre = async (trx: Trx, compte: string): Promise<void> => {
  await trx.deleteFrom('suivi_association').where('compte', '=', compte).execute()
}

/** The associations somebody follows, by name. */
export const suiviesPar = (db: Db, compte: string) =>
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

/** Whether somebody follows an association. */
export const suit = async (db: Db, compte: string, association: string): Promise<boolean> =>
  (await db
    .selectFrom('suivi_association')
    .select('depuis')
    .where('compte', '=', compte)
    .where('association', '=', association)
    .executeTakeFirst()) !== undefined

/** Who follows an association of which versions came that they were not told, the version and its court; one association, or all. In hand. */
export const aPrevenir = (trx: Trx, association: string | null) =>
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
    .select(aNommer)
    .whereRef('version.ordre', '>', 'suivi.annoncee')
    .where('compte.etat', '=', 'ACTIF')
    .$if(association !== null, (query) => query.where('suivi.association', '=', association ?? ''))
    .orderBy('association.numero')
    .orderBy('suivi.compte')
    .orderBy('version.ordre')
    .limit(1000)
    .forUpdate('suivi')
    .execute()

export const noterAnnoncee = async (trx: Trx, compte: string, association: string, ordre: number): Promise<void> => {
  await trx
    .updateTable('suivi_association')
    .set({ annoncee: ordre })
    .where('compte', '=', compte)
    .where('association', '=', association)
    .execute()
}
