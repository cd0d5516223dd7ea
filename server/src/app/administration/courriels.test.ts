import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { actesDe } from '../../core/actes.ts'
import { sendCourriel } from '../../core/mail/outbox.ts'
import { freePort } from '../../core/postgres/embedded.ts'
import { eventually, testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'

// No server listens on this port: each try is refused.
const office = await testOffice({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })
const { app, db, jobs, now } = office
const ada = await someone(office, { authorities: ['USAGER', 'ADMINISTRATION'] })

const queue = async (evenement: string) => {
  await db
    .transaction()
    .execute((trx) =>
      sendCourriel(trx, jobs, now(), { evenement, destinataire: 'elise@exemple.fr', sujet: `Objet ${evenement}`, texte: 'SECRET' }),
    )
  return db.selectFrom('courriel').selectAll().where('evenement', '=', evenement).executeTakeFirstOrThrow()
}
const list = async (query = '') => (await app.inject({ url: `/api/administration/courriel${query}`, headers: ada.bearer })).json()
const again = async (id: string) => {
  const answer = await app.inject({ method: 'POST', url: `/api/administration/courriel/${id}/renvoi`, headers: ada.bearer })
  return answer.statusCode
}
const tries = (id: string) => db.selectFrom('courriel').select('tentatives').where('id', '=', id).executeTakeFirstOrThrow()
const jobsOf = async (id: string) =>
  (await sql`select id from travaux.job where name = 'courriel' and data ->> 'id' = ${id} and state < 'completed'`.execute(db)).rows.length

test('an unsent mail is listed with its error and without its text, and is not refused; it is retried at once by one job alone, and the journal names the administrator', async () => {
  const { id } = await queue('essai/refus')
  await eventually(async () => (await tries(id)).tentatives === 1)
  const [mail] = (await list('?remise=attente&texte=elise')).content
  expect(mail).toMatchObject({
    id,
    destinataire: 'elise@exemple.fr',
    envoyeLe: null,
    erreur: expect.stringContaining('ECONNREFUSED'),
    refus: null,
  })
  expect((await list('?remise=refus')).totalRows).toBe(0)
  expect(JSON.stringify(await list())).not.toContain('SECRET')
  await eventually(async () => (await jobsOf(id)) === 1)
  expect(await again(id)).toBe(204)
  // Its own next try is twenty seconds away.
  await eventually(async () => (await tries(id)).tentatives >= 2)
  expect(await jobsOf(id)).toBe(1)
  expect(await actesDe(db, 'courriel', id)).toMatchObject([{ type: 'RENVOI', auteur: ada.uuid }])
})

test('a mail given up is queued again; one that has left is not sent twice', async () => {
  const { id } = await queue('essai/abandon')
  await eventually(async () => (await tries(id)).tentatives === 1)
  await sql`delete from travaux.job where name = 'courriel' and data ->> 'id' = ${id}`.execute(db)
  expect(await again(id)).toBe(204)
  await eventually(async () => (await tries(id)).tentatives >= 2)
  await db.updateTable('courriel').set({ envoye_le: now() }).where('id', '=', id).execute()
  expect(await again(id)).toBe(412)
  expect((await list('?remise=attente&texte=abandon')).totalRows).toBe(0)
  expect((await list('?texte=abandon')).totalRows).toBe(1)
})

test('the daily jobs are listed with their result, and the queues with their waiting jobs', async () => {
  const work = async () => (await app.inject({ url: '/api/administration/travaux', headers: ada.bearer })).json()
  expect((await work()).nuits).toEqual([])
  await jobs.daily('nettoyage', async () => {
    throw new Error('plus de place')
  })
  await db.transaction().execute((trx) => jobs.send(trx, 'nettoyage', {}))
  const { nuits, files } = await eventually(async () => {
    const read = await work()
    return read.nuits[0]?.etat === 'ECHEC' ? read : null
  })
  expect(nuits[0]).toMatchObject({ etat: 'ECHEC', erreur: 'plus de place' })
  expect(files).toMatchObject([{ nom: 'courriel' }, { nom: 'compte', attente: 0, echecs: 0 }])
})
