import { mkdir, rename, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { health } from 'contract/core/actuator'
import { textesExploitation } from 'domain/core/textes/exploitation'
import { textesRefus } from 'domain/core/textes/refus'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { submitDepot } from '../../test/filings.ts'
import { eventually, testOffice } from '../../test/office.ts'
import { someone } from '../../test/people.ts'

const office = await testOffice({ JOURNAL: 'silent' })
const { app, db, settings } = office
const { sante } = textesExploitation
const probe = async () => {
  const answer = await app.inject(health.path)
  return { status: answer.statusCode, retry: answer.headers['retry-after'], said: answer.json<object>() }
}
const up = { status: 200, retry: undefined, said: { status: 'UP', live: true, ready: true, reasons: [] } }
const down = (reason: string) => ({ status: 503, retry: '5', said: { status: 'DOWN', live: true, ready: false, reasons: [reason] } })

const restorers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const restore of restorers.splice(0)) await restore()
  await eventually(async () => (await probe()).status === 200)
})

test('a server whose database, schema, key and files answer is ready', async () => {
  expect(await probe()).toEqual(up)
})

test('a database restored from an older schema is not ready, and says which part', async () => {
  const [name] = (await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(db)).rows
  await sql`delete from kysely_migration where name = ${name?.name}`.execute(db)
  restorers.push(() => sql`insert into kysely_migration (name, timestamp) values (${name?.name}, '2026-11-20')`.execute(db))
  expect(await probe()).toEqual(down(sante.schema))
})

test('a database whose secrets another key sealed is not ready, and says which part', async () => {
  const { valeur } = await db.selectFrom('secret').select('valeur').where('nom', '=', 'cle-des-secrets').executeTakeFirstOrThrow()
  const put = (text: unknown) =>
    db
      .updateTable('secret')
      .set({ valeur: JSON.stringify(text) })
      .where('nom', '=', 'cle-des-secrets')
      .execute()
  await put(`v1.${Buffer.alloc(60).toString('base64url')}`)
  restorers.push(() => put(valeur))
  expect(await probe()).toEqual(down(sante.cle))
})

test('an unmounted folder of files makes the server not ready: filings and downloads are refused with a sentence, lists still work, and a remount restores all', async () => {
  const qui = await someone(office)
  const filed = await submitDepot(office, qui)
  expect(filed.statusCode).toBe(201)
  const numero = filed.json<{ numero: string }>().numero
  const { rang, nom } = await db
    .selectFrom('annexe')
    .select(['rang', 'nom'])
    .where('requete', '=', numero)
    .limit(1)
    .executeTakeFirstOrThrow()
  const reading = () => app.inject({ url: `/api/depot/${numero}/document/${rang}/${encodeURIComponent(nom)}`, headers: qui.bearer })
  expect((await reading()).statusCode).toBe(200)
  const folder = join(settings.dataDir, 'fichiers')
  await rename(folder, `${folder}-ailleurs`)
  await mkdir(folder)
  restorers.push(async () => {
    await rmdir(folder)
    await rename(`${folder}-ailleurs`, folder)
    expect((await submitDepot(office, qui)).statusCode).toBe(201)
  })
  await eventually(async () => (await probe()).status === 503)
  expect(await probe()).toEqual(down(sante.fichiersAbsents))
  const refused = await submitDepot(office, qui)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30'])
  expect(refused.json()).toMatchObject({
    message: expect.stringMatching(/^L'espace de stockage des fichiers est momentanément indisponible/),
  })
  const unread = await reading()
  expect([unread.statusCode, unread.json<{ message: string }>().message]).toEqual([503, textesRefus.lectureIndisponible])
  for (const url of ['/api/association', '/api/requete']) expect((await app.inject({ url, headers: qui.bearer })).statusCode, url).toBe(200)
})
