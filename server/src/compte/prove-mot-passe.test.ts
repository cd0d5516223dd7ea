import argon2 from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { codeGrant, testPassword, withPassword } from '../../test/accounts.ts'
import { visitor } from '../../test/browserless.ts'
import { testOffice } from '../../test/office.ts'
import { hashMotPasse } from './mot-passe.ts'
import { proveMotPasse } from './prove-mot-passe.ts'

const office = await testOffice({ ESSAIS_PAR_ADRESSE: '1000' }, true)
const { app, db, settings } = office

const compose = 'Élan-Vosges-42é'
const decompose = compose.normalize('NFD')

const compte = async (uuid: string) =>
  db.selectFrom('compte').select(['uuid', 'mot_passe']).where('uuid', '=', uuid).executeTakeFirstOrThrow()
const personne = async (mot_passe: string) => {
  const person = await withPassword(office)
  await db.updateTable('compte').set({ mot_passe }).where('uuid', '=', person.uuid).execute()
  return person
}
const opens = async (email: string, password: string) =>
  (await codeGrant(office, visitor(settings.baseUrl), email, password)).callback.pathname === '/oauth_callback'

test('a password signs in whatever Unicode form the keyboard sends', async () => {
  const { uuid, email } = await personne(await hashMotPasse(compose))
  const { mot_passe: before } = await compte(uuid)
  expect([await opens(email, decompose), await opens(email, compose), await opens(email, `${compose}!`)]).toEqual([true, true, false])
  expect((await compte(uuid)).mot_passe).toBe(before)
  expect(await argon2.verify(await hashMotPasse(decompose), compose)).toBe(true)
})

test('a hash of the uncomposed form still signs in as typed, and is replaced by that of the composed form', async () => {
  const { uuid, email } = await personne(await argon2.hash(decompose))
  const other = await personne(await argon2.hash(decompose))
  expect(await opens(email, `${decompose}!`)).toBe(false)
  expect(await opens(email, compose)).toBe(false)
  expect(await opens(email, decompose)).toBe(true)
  expect(await argon2.verify((await compte(uuid)).mot_passe ?? '', compose)).toBe(true)
  expect(await argon2.verify((await compte(other.uuid)).mot_passe ?? '', decompose)).toBe(true)
  expect([await opens(email, compose), await opens(email, decompose)]).toEqual([true, true])
})

test('such a password can be confirmed and changed', async () => {
  const { uuid, bearer } = await personne(await argon2.hash(decompose))
  const payload = { ancien: decompose, motPasse: 'E\u0301te\u0301-en-Alsace 7' }
  const answer = await app.inject({ method: 'POST', url: '/oauth2/utilisateur/changeMotPasse', headers: bearer, payload })
  expect(answer.statusCode).toBe(204)
  expect(await argon2.verify((await compte(uuid)).mot_passe ?? '', 'Été-en-Alsace 7')).toBe(true)
})

test('a password changed while its old hash was compared stays changed', async () => {
  const { uuid } = await personne(await argon2.hash(decompose))
  const read = await compte(uuid)
  const changed = await hashMotPasse(testPassword)
  await db.updateTable('compte').set({ mot_passe: changed }).where('uuid', '=', uuid).execute()
  expect(await proveMotPasse(db, read, decompose)).toBe(read.mot_passe)
  expect((await compte(uuid)).mot_passe).toBe(changed)
})

test('neither an account without a password nor an unknown account can be proved', async () => {
  const { uuid } = await withPassword(office)
  await db.updateTable('compte').set({ mot_passe: null }).where('uuid', '=', uuid).execute()
  expect([await proveMotPasse(db, await compte(uuid), decompose), await proveMotPasse(db, undefined, decompose)]).toEqual([null, null])
})

test('an address pasted with invisible characters signs in, and is shown without them after a failure', async () => {
  const { email } = await withPassword(office)
  const pasted = `\u202A${email.replace('@', '\u200B@')}\u00A0\u202C`
  expect(await opens(pasted, testPassword)).toBe(true)
  const { callback } = await codeGrant(office, visitor(settings.baseUrl), pasted, 'Faux 1!')
  expect(callback.pathname + callback.search).toBe(`/login?email=${encodeURIComponent(email)}&error`)
})
