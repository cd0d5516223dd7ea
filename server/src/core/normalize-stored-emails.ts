import { normalizeEmail } from 'domain/core/email'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './database.ts'

const uniqueViolation = '23505'
const columns = [
  ['compte', 'email'],
  ['invitation', 'email'],
  ['lien', 'email'],
  ['courriel', 'destinataire'],
] as const

/**
 * Decodes to Unicode the international domains that a server before migration 0085 stored in ASCII. An address whose other form somebody
 * else already has keeps its form and is reported: nothing is merged.
 */
export const normalizeStoredEmails = async (db: Db, report: (sentence: string) => void): Promise<void> => {
  for (const [table, column] of columns) {
    const [from, email] = [sql.table(table), sql.ref(column)]
    const { rows } = await sql<{ email: string }>`select distinct ${email} as email from ${from} where ${email} ilike '%@%xn--%'`.execute(
      db,
    )
    for (const { email: stored } of rows.filter((row) => normalizeEmail(row.email) !== row.email)) {
      try {
        await sql`update ${from} set ${email} = ${normalizeEmail(stored)} where ${email} = ${stored}`.execute(db)
      } catch (error) {
        if (!(error instanceof pg.DatabaseError && error.code === uniqueViolation)) throw error
        report(`${table}.${column}: ${stored} = ${normalizeEmail(stored)}`)
      }
    }
  }
}
