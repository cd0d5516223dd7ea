import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../../src/core/database.ts'
import { testDatabase } from '../database.ts'
import { systemClock } from '../../src/core/clock.ts'
import { aRegisteredAssociation } from '../register.ts'

// Simulates pg_restore, which the embedded PostgreSQL does not have: it creates every object and writes the rows with an empty search_path.

const db = await testDatabase()
const { numero } = await aRegisteredAssociation({ db, now: systemClock })

class Undone extends Error {}

/** Runs an action as pg_restore would, then rolls it back. */
const restoring = async (doIt: (trx: Db) => Promise<void>): Promise<void> => {
  const change = db.transaction().execute(async (trx) => {
    await sql`set local search_path = ''`.execute(trx)
    await doIt(trx)
    throw new Undone()
  })
  await expect(change).rejects.toThrow(Undone)
}

const functions = (
  await sql<{ name: string; schema: string; text: boolean; ownPath: boolean }>`
    select p.oid::regprocedure::text as name, nspname as schema, prosqlbody is null as text,
      coalesce(array_to_string(proconfig, ' '), '') like '%search_path=%' as "ownPath"
    from pg_proc p join pg_namespace n on n.oid = pronamespace
    where nspname in ('public', 'travaux') and not exists (select from pg_depend where objid = p.oid and deptype = 'e') order by 1`.execute(
    db,
  )
).rows

test('the database has functions to check', () => {
  expect(functions.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['rattachement_vivant(rattachement,date)', 'invitation_vivante(invitation,date)']),
  )
})

test.each(functions)('the function $name is created again from what PostgreSQL says of it', async ({ name }) => {
  const [found] = (await sql<{ oid: number }>`select ${name}::regprocedure::oid::int as oid`.execute(db)).rows
  await restoring(async (trx) => {
    const [read] = (await sql<{ definition: string }>`select pg_get_functiondef(${found?.oid}::int::oid) as definition`.execute(trx)).rows
    expect(read?.definition).toMatch(/^CREATE OR REPLACE FUNCTION /)
    await sql.raw(read?.definition ?? '').execute(trx)
  })
})

test.each(functions.filter(({ schema, text }) => schema === 'public' && text))(
  'the function $name, whose body is read when it runs, names its search_path',
  ({ ownPath }) => {
    expect(ownPath).toBe(true)
  },
)

const tables = (await sql<{ nom: string }>`select tablename as nom from pg_tables where schemaname = 'public' order by 1`.execute(db)).rows

test.each(tables)('the table $nom is made again with its generated columns and indexes, and takes its rows', async ({ nom }) => {
  const columns = (
    await sql<{ nom: string }>`select attname as nom from pg_attribute
      where attrelid = ${nom}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(db)
  ).rows.map((column) => sql.ref(column.nom))
  await restoring(async (trx) => {
    const [from, into] = [sql.table(`public.${nom}`), sql.table('public.copie')]
    await sql`create table ${into} (like ${from} including all)`.execute(trx)
    const list = sql.join(columns)
    await sql`insert into ${into} (${list}) overriding system value select ${list} from ${from}`.execute(trx)
    const { rows } = await sql`(select * from ${from} except select * from ${into}) limit 1`.execute(trx)
    expect(rows).toEqual([])
  })
})

test('the triggers on associations find their tables', async () => {
  await restoring(async (trx) => {
    await sql`delete from public.mot_du_registre`.execute(trx)
    await sql`delete from public.commune_du_registre`.execute(trx)
    await sql`update public.association set tribunal = tribunal, nom = nom where numero = ${numero}`.execute(trx)
    const { rows } = await sql`select from public.mot_du_registre union all select from public.commune_du_registre`.execute(trx)
    expect(rows.length).toBeGreaterThan(1)
  })
})
