import { existsSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { captcha, codeMailedTo, mailTo, testPassword, settled, withPassword } from '../../test/accounts.ts'
import { testOffice } from '../../test/office.ts'
import { actesDe, findBrokenLigne } from '../core/actes.ts'
import { keepPdf } from '../core/files/keep-pdf.ts'
import { referenceFichiers } from '../core/files/sql.ts'
import { sendCourriel } from '../core/mail/outbox.ts'
import { log } from '../core/securite.ts'
import { clean } from './nettoyage.ts'

const office = await testOffice({ COURRIELS_PAR_HEURE: '100', COURRIELS_PAR_JOUR: '100' })
const { app, db, clock } = office
const start = clock.at
const minute = 60_000
const day = 86_400_000

/** The daily clean-up, `duration` milliseconds after `start`. */
const cleanedAfter = async (duration: number) => {
  clock.at = new Date(start.getTime() + duration)
  await clean(office)
}
const create = async (email: string) => {
  clock.at = start
  await app.inject({
    method: 'POST',
    url: '/oauth2/utilisateur/cycle/creer',
    headers: await captcha(office),
    payload: { infos: { email, civilite: 'M', prenom: 'Paul', nom: 'Essai' }, motPasse: testPassword },
  })
  await settled(office)
  return db.selectFrom('compte').select('uuid').where('email', '=', email).executeTakeFirstOrThrow()
}
const forget = async (email: string) =>
  app.inject({ method: 'POST', url: '/oauth2/utilisateur/cycle/oubli', headers: await captcha(office), payload: { email } })
const exists = async (uuid: string) => Boolean(await db.selectFrom('compte').select('uuid').where('uuid', '=', uuid).executeTakeFirst())
const links = async (uuid: string) => (await db.selectFrom('lien').select('empreinte').where('compte', '=', uuid).execute()).length

test('an account never activated is deleted seven days after its creation, with its links; the journal stays whole', async () => {
  const { uuid } = await create('jamais@exemple.fr')
  await cleanedAfter(7 * day - minute)
  expect([await exists(uuid), await links(uuid)]).toEqual([true, 1])
  await cleanedAfter(7 * day + minute)
  expect([await exists(uuid), await links(uuid)]).toEqual([false, 0])
  expect((await actesDe(db, 'compte', uuid)).map(({ type }) => type)).toEqual(['CREATION', 'EFFACEMENT'])
  expect(await findBrokenLigne(db, 'compte', uuid)).toBeNull()
})

test('an account never activated stays as long as a link sent since can activate it', async () => {
  const { uuid } = await create('tardive@exemple.fr')
  clock.at = new Date(start.getTime() + 6 * day)
  await forget('tardive@exemple.fr')
  await settled(office)
  await cleanedAfter(8 * day)
  expect(await exists(uuid)).toBe(true)
  await cleanedAfter(13 * day + minute)
  expect(await exists(uuid)).toBe(false)
})

test('an active account stays', async () => {
  clock.at = start
  const { uuid } = await withPassword(office)
  await cleanedAfter(100 * day)
  expect(await exists(uuid)).toBe(true)
})

test('expired links and captchas are deleted', async () => {
  clock.at = start
  const person = await withPassword(office)
  await forget(person.email)
  await codeMailedTo(office, person.email)
  const { 'x-captcha-id': id = '' } = await captcha(office)
  const kept = async () => [await links(person.uuid), (await db.selectFrom('captcha').select('id').where('id', '=', id).execute()).length]
  await cleanedAfter(9 * minute)
  expect(await kept()).toEqual([1, 1])
  await cleanedAfter(11 * minute)
  expect(await kept()).toEqual([1, 0])
  await cleanedAfter(61 * minute)
  expect(await kept()).toEqual([0, 0])
})

test('the security log keeps twelve months', async () => {
  clock.at = start
  await log(db, start, { type: 'ESSAI' })
  const kept = async () => (await db.selectFrom('securite').select('id').where('type', '=', 'ESSAI').execute()).length
  await cleanedAfter(364 * day)
  expect(await kept()).toBe(1)
  await cleanedAfter(366 * day)
  expect(await kept()).toBe(0)
})

test('the text of a mail is erased thirty days after it left; subject and dates stay, and a mail not yet sent stays whole', async () => {
  clock.at = start
  const courriel = { evenement: 'essai/1', destinataire: 'parti@exemple.fr', sujet: 'Essai', texte: 'Un lien' }
  await db.transaction().execute((trx) => sendCourriel(trx, office.jobs, start, courriel))
  await mailTo(office, 'parti@exemple.fr')
  const waiting = { id: crypto.randomUUID(), evenement: 'essai/2', destinataire: 'attente@exemple.fr', sujet: 'Essai', texte: 'Un lien' }
  await db
    .insertInto('courriel')
    .values({ ...waiting, cree_le: start, envoye_le: null, erreur: null })
    .execute()
  const texts = async () =>
    (await db.selectFrom('courriel').select(['texte']).where('sujet', '=', 'Essai').orderBy('evenement').execute()).map(
      ({ texte }) => texte,
    )
  await db.updateTable('courriel').set({ envoye_le: start }).where('evenement', '=', 'essai/1').where('envoye_le', 'is not', null).execute()
  await cleanedAfter(29 * day)
  expect(await texts()).toEqual(['Un lien', 'Un lien'])
  await cleanedAfter(31 * day)
  expect(await texts()).toEqual(['', 'Un lien'])
  const left = await db.selectFrom('courriel').selectAll().where('evenement', '=', 'essai/1').executeTakeFirstOrThrow()
  expect(left).toMatchObject({ destinataire: 'parti@exemple.fr', sujet: 'Essai', cree_le: start, envoye_le: start })
})

test('the row of a sign-in, with its network address, is deleted a day after it was opened', async () => {
  clock.at = start
  const { uuid } = await withPassword(office)
  const kept = async () => (await db.selectFrom('session').select('id').where('compte', '=', uuid).execute()).length
  await cleanedAfter(13 * 60 * minute)
  expect(await kept()).toBe(1)
  await cleanedAfter(day + minute)
  expect(await kept()).toBe(0)
})

test('a file without reference is deleted a day after it was last touched, not before; a referenced one stays', async () => {
  clock.at = start
  const kept = async (texte: string, age: number) => {
    const fichier = await keepPdf(office.store, Buffer.from(texte))
    const { sha256 } = fichier
    const path = join(office.settings.dataDir, 'fichiers', 'objets', sha256.slice(0, 2), sha256.slice(2, 4), sha256)
    const touched = new Date(start.getTime() - age)
    await utimes(path, touched, touched)
    return { fichier, path }
  }
  const [young, exact, old, named] = await Promise.all([
    kept('young', day - 1000),
    kept('exact', day),
    kept('old', day + 1000),
    kept('named', 30 * day),
  ])
  await db.transaction().execute((trx) => referenceFichiers(trx, start, [named.fichier]))
  await clean(office)
  expect([young, exact, old, named].map(({ path }) => existsSync(path))).toEqual([true, true, false, true])
})
