import { type ClePhrase, type Phrases, phrasesDOrigine } from 'domain/requetes/phrases/phrases'
import { sql } from 'kysely'
import '../../compte/tables.ts'
import type { Db, Trx } from '../../core/database.ts'
import './tables.ts'

/** Returns the sentences in force at an instant, for an act made then or printed again from the journal. */
export const phrasesAt = async (db: Db, instant: Date): Promise<Phrases> => {
  const lignes = await db
    .selectFrom('phrases_des_actes')
    .distinctOn('cle')
    .select(['cle', 'texte'])
    .where('publie_le', '<=', instant)
    .orderBy('cle')
    .orderBy('version', 'desc')
    .execute()
  const corrigees = lignes.flatMap(({ cle, texte }) => (texte === null ? [] : [[cle, texte]]))
  return { ...phrasesDOrigine, ...(Object.fromEntries(corrigees) as Partial<Phrases>) }
}

const publications = (db: Db) =>
  db
    .selectFrom('phrases_des_actes')
    .innerJoin('compte', 'compte.uuid', 'phrases_des_actes.publie_par')
    .select(['version', 'texte', 'publie_le as publieeLe', sql<string>`compte.prenom || ' ' || compte.nom`.as('publieePar')])

/** Every version of a sentence, the latest first, with who published it. */
export const versionsDePhrase = (db: Db, cle: ClePhrase) => publications(db).where('cle', '=', cle).orderBy('version', 'desc').execute()

/** The latest version of each sentence that was ever corrected. */
export const latestPhrases = (db: Db) =>
  publications(db).distinctOn('cle').select('cle').orderBy('cle').orderBy('version', 'desc').execute()

interface Publication {
  cle: ClePhrase
  texte: string | null
  version: number
  publie_le: Date
  publie_par: string
}

/** Writes this version; false when somebody wrote it meanwhile. */
export const addPhrase = async (trx: Trx, publication: Publication): Promise<boolean> => {
  const written = await trx
    .insertInto('phrases_des_actes')
    .values(publication)
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .execute()
  return written.length > 0
}
