import type { ListeDeMotifs, UsualMotif } from 'domain/pieces/usual-motifs'
import { sql } from 'kysely'
import '../../compte/tables.ts'
import type { Db, Trx } from '../../core/database.ts'
import './tables.ts'

/** Every version of a list, latest first, with its author. */
export const versionsDe = (db: Db, liste: ListeDeMotifs) =>
  db
    .selectFrom('motifs_usuels')
    .innerJoin('compte', 'compte.uuid', 'motifs_usuels.publie_par')
    .select(['version', 'motifs', 'publie_le as publieeLe', sql<string>`compte.prenom || ' ' || compte.nom`.as('publieePar')])
    .where('liste', '=', liste)
    .orderBy('version', 'desc')
    .execute()

/** The lists that differ from the default ones. */
export const correctedListes = async (db: Db) => {
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
  motifs: readonly UsualMotif[] | null
  version: number
  publie_le: Date
  publie_par: string
}

/** Inserts that version; false when somebody else inserted it meanwhile. */
export const addVersion = async (trx: Trx, { motifs, ...publication }: Publication): Promise<boolean> => {
  const written = await trx
    .insertInto('motifs_usuels')
    .values({ ...publication, motifs: motifs && JSON.stringify(motifs) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .execute()
  return written.length > 0
}
