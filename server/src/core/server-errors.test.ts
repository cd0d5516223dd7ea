import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { handleErrors } from './server-errors.ts'

const db = await testDatabase()

/** Runs `handler` as a route and returns the server's log and answer. */
const accident = async (handler: () => Promise<unknown>, method: 'GET' | 'POST' = 'GET') => {
  let log = ''
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void (log += String(chunk))) })
  const app = Fastify({ logger: { level: 'debug', stream } })
  handleErrors(app)
  app.route({ method: ['GET', 'POST'], url: '/', handler })
  const answer = await app.inject({ method, url: '/' })
  await app.close()
  return { log, answer }
}

const infos = `'canari@exemple.fr', 'M', 'Canari', 'Prénom', 'ACTIF', now()`
const insert = sql.raw(`insert into compte (uuid, email, civilite, nom, prenom, etat, cree_le) values (gen_random_uuid(), ${infos})`)

test.each<[string, () => Promise<unknown>, string]>([
  [
    'the row that is there already',
    async () => {
      await insert.execute(db).catch(() => {})
      await insert.execute(db)
    },
    'duplicate key',
  ],
  [
    'the row a rule refuses',
    () =>
      sql`insert into compte (uuid, email, civilite, nom, prenom, etat, cree_le)
      values (gen_random_uuid(), 'canari2@exemple.fr', 'X', 'Canari', 'Prénom', 'ACTIF', now())`.execute(db),
    'violates check constraint',
  ],
  ['the place of a value', () => sql`select '{"nom": Canari}'::json`.execute(db), 'invalid input syntax for type json'],
])('an accident of PostgreSQL is logged by its name, without %s (threat T22)', async (_, handler, name) => {
  const { log, answer } = await accident(handler)
  expect(log).toContain(name)
  expect(log).not.toMatch(/canari/i)
  expect([answer.statusCode, answer.body]).toEqual([500, expect.stringContaining('globalErrors')])
  expect(answer.body).not.toMatch(/canari|constraint|json"|syntax/i)
})

test('[ERR-20] the error of a call that only reads does not say that nothing was recorded; the error of another call does', async () => {
  const said = async (method: 'GET' | 'POST') =>
    (await accident(() => Promise.reject(new Error('panne')), method)).answer.json<{ message: string }>().message
  expect(await said('GET')).toBe('Une erreur inattendue est survenue. Réessayez dans quelques minutes.')
  expect(await said('POST')).toMatch(/^Une erreur inattendue est survenue\. Rien n'a été enregistré/)
})
