import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { BoundedPool } from './database-pool.ts'
import type { Database } from './tables.ts'

// A date stays a calendar day (`YYYY-MM-DD`), a bigint a number: no count here passes 2^53.
pg.types.setTypeParser(1082, (value) => value)
pg.types.setTypeParser(20, Number)

/** The database or a transaction on it: the parameter of functions that only read. */
export type Db = Kysely<Database>
/** A transaction: the parameter of functions that write. */
export type Trx = Transaction<Database>

/** Time limit of a statement, in milliseconds: the database cancels a longer one (docs/security.md). */
const patience = 5000

/**
 * Opens a pool of `size` connections at most. `longest` is the time limit of a statement in milliseconds, higher for work that nobody waits
 * for: migrations, seeds, the daily clean-up. JIT is off: no statement of ours gains from it, and it would slow down small searches.
 */
export const openDatabase = (url: string, size = 20, longest = patience): Db => {
  const pool = new BoundedPool({
    connectionString: url,
    max: size,
    statement_timeout: longest,
    // A database that hangs cancels no statement. The driver then closes the connection, so that nobody waits behind the lost statement. We
    // use `pipeline` for this only: we send one statement at a time on a connection.
    query_timeout: longest + 1000,
    pipeline: true,
    keepAlive: true,
    options: '-c jit=off',
  })
  // A lost connection fails the query it was running and is replaced at the next one; an 'error' nobody listens to would end the
  // process. The pool listens to a connection only while it is idle.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

/** Creates database `name` on the server of `url` when missing. Returns its connection string. */
export const ensureDatabase = async (url: string, name: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 60_000 })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!found.rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  const there = new URL(url)
  there.pathname = `/${name}`
  return there.href
}
