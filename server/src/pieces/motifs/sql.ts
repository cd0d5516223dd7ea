import type { ListeDeMotifs, MotifUsuel } from 'domain/pieces/motifs-usuels'
import { sql } from 'kysely'
import '../../compte/tables.ts'
import type { Db, Trx } from '../../core/database.ts'
import './tables.ts'

/** Every version of a list, the latest first, with who published it. */
export const versionsDe = (db: Db, liste: ListeDeMotifs) =>
  db
    .selectFrom('motifs_usuels')
    .innerJoin('compte', 'compte.uuid', 'motifs_usuels.publie_par')
    .select(['version', 'motifs', 'publie_le as publieeLe', sql<string>`compte.prenom || ' ' || compte.nom`.as('publieePar')])
    .where('liste', '=', liste)
    .orderBy('version', 'desc')
    .execute()

/** The lists that are not those of the product. */
export const listesCorrigees = async (db: Db) => {
  const dernieres = await db
    .selectFrom('motifs_usuels')
    .distinctOn('liste')
    .select(['liste', 'motifs'])
    .orderBy('liste')
    .orderBy('version', 'desc')
    .execute()
  return dernieres.flatMap(({ liste, motifs }) => (motifs === null ? [] : [{ liste: liste as ListeDeMotifs, motifs }]))
}

interface Publication {
  liste: ListeDeMotifs
  motifs: readonly MotifUsuel[] | null
  version: number
  publie_le: Date
  publie_par: string
}

/** Writes that version; false when somebody wrote it meanwhile. */
export const ajouterVersion = async (trx: Trx, { motifs, ...publication }: Publication): Promise<boolean> => {
  const written = await trx
    .insertInto('motifs_usuels')
    .values({ ...publication, motifs: motifs && JSON.stringify(motifs) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .execute()
  return written.length > 0
}
