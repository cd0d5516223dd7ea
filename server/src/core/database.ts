import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { BoundedPool } from './database-pool.ts'
import type { Database } from './tables.ts'

// A date stays a calendar day (`YYYY-MM-DD`), a bigint a number: no count here passes 2^53.
pg.types.setTypeParser(1082, (value) => value)
pg.types.setTypeParser(20, Number)

/** The database, or a transaction on it: what reading functions ask for. */
export type Db = Kysely<Database>
/** A transaction: what writing functions ask for. */
export type Trx = Transaction<Database>

/** Longest time of a statement, in milliseconds: the database ends one that takes more (docs/security.md). */
const patience = 5000

/**
 * `size` connections at most; `longest`, in milliseconds, for what nobody waits for: migrations, seeds, the daily clean-up.
 * No statement of ours gains from being compiled, and a search whose rows are few would pay for it (jit).
 */
export const openDatabase = (url: string, size = 20, longest = patience): Db => {
  const pool = new BoundedPool({
    connectionString: url,
    max: size,
    statement_timeout: longest,
    // A database that hangs ends no statement itself. Then the line is cut, so that nobody waits behind the lost statement: what
    // `pipeline` does beyond it is of no use to us, who ask one thing at a time on a connection.
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

/** Creates database `name` on the server of `url` when missing, and answers its connection string. */
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
