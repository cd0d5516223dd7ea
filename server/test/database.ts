import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openDatabase, type Db } from '../src/core/database.ts'

const admin = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Creates a copy of the migrated template with the reference data, and returns its connection string. Copying the files takes a third of
 * the time of logging its pages, which only a cluster that must survive a crash needs.
 */
export const testDatabaseUrl = async (): Promise<string> => {
  const name = `t_${randomBytes(6).toString('hex')}`
  await admin(`create database ${name} template modele strategy file_copy`)
  const url = new URL(inject('postgres'))
  url.pathname = `/${name}`
  return url.href
}

/** A new database for one test file, closed afterwards. */
export const testDatabase = async (): Promise<Db> => {
  const db = openDatabase(await testDatabaseUrl(), 10, 60_000)
  afterAll(() => db.destroy())
  return db
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}
