import { sql } from 'kysely'
import '../core/core-tables.ts'
import type { Db } from '../core/database.ts'

/** Tables whose rows refer to a file: each has a reference to `fichier` (a test compares with the database). */
export const referringTables = [
  'annexe',
  'annexe_rattachement',
  'document',
  'document_requete',
  'fichier_brouillon',
  'numerisation',
  'piece',
] as const

/**
 * Deletes the rows of `fichier` without reference since `before`, so that the sweep of the store removes their objects. A filing of the same
 * content renews the date of its row before referring to it (core/files/sql): the second transaction waits, then sees the change.
 */
export const forgetOrphanFichiers = async (db: Db, avant: Date): Promise<void> => {
  const nommee = sql.join(
    referringTables.map((table) => sql`exists (select from ${sql.table(table)} as qui where qui.sha256 = fichier.sha256)`),
    sql` or `,
  )
  await sql`delete from fichier where cree_le < ${avant} and not (${nommee})`.execute(db)
}
