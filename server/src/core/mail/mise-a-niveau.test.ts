import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { eventually } from '../../../test/office.ts'
import { ensureDatabase, openDatabase } from '../database.ts'
import { startJobs } from '../jobs.ts'
import { migrate } from '../migrate.ts'
import { normalizeStoredEmails } from '../normalize-stored-emails.ts'
import { startSender } from './sender.ts'

// Before migration 0085, a server stored addresses as typed and marked every unsent mail as refused.

const url = await ensureDatabase(inject('postgres'), `adresses_${randomBytes(6).toString('hex')}`)
const db = openDatabase(url, 4, 60_000)
await migrate(db, '0079_publication_constatee.sql')

const unicode = 'contact@société-exemple.fr'
const ascii = 'contact@xn--socit-exemple-ehbb.fr'
const instant = new Date('2026-11-24T09:00:00Z')

const compte = async (email: string) => {
  const uuid = randomUUID()
  await sql`insert into compte (uuid, email, mot_passe, civilite, nom, prenom, etat, cree_le, vu_le)
    values (${uuid}, ${email}, null, 'MME', 'Durand', 'Marie', 'ACTIF', ${instant}, ${instant})`.execute(db)
  return uuid
}
const courriel = async (destinataire: string, erreur: string | null, envoye: Date | null = null, evenement: string = randomUUID()) => {
  const id = randomUUID()
  await sql`insert into courriel (id, evenement, destinataire, sujet, texte, cree_le, envoye_le, tentatives, erreur)
    values (${id}, ${evenement}, ${destinataire}, 'Objet', 'Bonjour', ${instant}, ${envoye}, 60, ${erreur})`.execute(db)
  return id
}
const ours = 'Error: the envelope differs from the recipient'

const capital = await compte('Marie.Durand@Exemple.FR')
const international = await compte(ascii)
const untouched = await compte('odile@exemple.fr')
const stuck = await courriel('Marie.Durand@Exemple.FR', ours)
const stuckInternational = await courriel(ascii, null)
const refused = await courriel('parti@exemple.fr', "Error: Can't send mail - all recipients were rejected: 550 5.1.1 no such user")
const putOff = await courriel('plus-tard@exemple.fr', 'Error: connect ECONNREFUSED 127.0.0.1:25')
const sent = await courriel('Recu@Exemple.FR', null, instant)
const twice = [await courriel('Deux@EXEMPLE.fr', ours, null, 'essai/deux'), await courriel('Deux@exemple.fr', null, instant, 'essai/deux')]

await migrate(db)
// Meanwhile a current server stores the other form of an existing address.
const collision = await compte(unicode)
const reported: string[] = []
await normalizeStoredEmails(db, (sentence) => reported.push(sentence))

const jobs = await startJobs(url, (error) => console.error(error))
afterAll(async () => {
  await jobs.stop()
  await db.destroy()
})

const emailOf = async (uuid: string) =>
  (await db.selectFrom('compte').select('email').where('uuid', '=', uuid).executeTakeFirstOrThrow()).email
const row = (id: string) => db.selectFrom('courriel').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('accounts stored with a capital in their domain are in lower case, and the others are as they were', async () => {
  expect(await emailOf(capital)).toBe('Marie.Durand@exemple.fr')
  expect(await emailOf(untouched)).toBe('odile@exemple.fr')
})

test('two accounts of one international mailbox are neither merged nor changed, and the operator gets a report', async () => {
  expect([await emailOf(international), await emailOf(collision)]).toEqual([ascii, unicode])
  expect(reported).toEqual([`compte.email: ${ascii} = ${unicode}`])
  await db.deleteFrom('compte').where('uuid', '=', collision).execute()
  await normalizeStoredEmails(db, (sentence) => reported.push(sentence))
  expect(await emailOf(international)).toBe(unicode)
  expect(reported).toHaveLength(1)
})

test('the database refuses an account whose domain has a capital', async () => {
  await expect(compte('x@Exemple.fr')).rejects.toThrow('compte_email_normalise')
})

test('only mails that a mail server refused for good are refused', async () => {
  expect((await row(refused)).refus).toContain('550 5.1.1 no such user')
  for (const id of [stuck, stuckInternational, putOff, sent]) expect((await row(id)).refus).toBeNull()
  expect(await row(stuck)).toMatchObject({ destinataire: 'Marie.Durand@exemple.fr', erreur: null, tentatives: 0 })
  expect(await row(sent)).toMatchObject({ destinataire: 'Recu@exemple.fr', envoye_le: instant })
})

test('mails that waited without a job leave once at the start of the server, the refused one excepted', async () => {
  const left: string[] = []
  const start = () =>
    startSender(
      db,
      jobs,
      () => instant,
      async ({ id }) => void left.push(id),
    )
  await Promise.all([start(), start()])
  const waiting = [stuck, stuckInternational, putOff, twice[0] ?? '']
  await eventually(() => left.length >= waiting.length)
  await eventually(async () => (await Promise.all(waiting.map(row))).every(({ envoye_le: at }) => at !== null))
  expect(left.toSorted()).toEqual(waiting.toSorted())
  expect(await row(refused)).toMatchObject({ envoye_le: null })
})
