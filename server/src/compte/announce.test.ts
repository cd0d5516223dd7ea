import { expect, test } from 'vitest'
import { testPassword } from '../../test/accounts.ts'
import { testOffice } from '../../test/office.ts'
import { someone } from '../../test/people.ts'
import { createLien } from './liens.ts'
import { hashMotPasse } from './mot-passe.ts'

const office = await testOffice()
const { app, db, now } = office
const sujets = async (destinataire: string) =>
  (await db.selectFrom('courriel').select('sujet').where('destinataire', '=', destinataire).execute()).map(({ sujet }) => sujet)
const put = (path: string, payload: object) => app.inject({ method: 'PUT', url: `/oauth2/utilisateur/${path}`, payload })

test('the owner is mailed when a password is changed, by the account or by a link, and not when the change is refused', async () => {
  const { uuid, email, bearer } = await someone(office)
  await db
    .updateTable('compte')
    .set({ mot_passe: await hashMotPasse(testPassword) })
    .where('uuid', '=', uuid)
    .execute()
  const change = (ancien: string) =>
    app.inject({
      method: 'POST',
      url: '/oauth2/utilisateur/changeMotPasse',
      payload: { ancien, motPasse: 'Une autre phrase 2' },
      headers: bearer,
    })
  expect((await change('faux')).statusCode).toBe(400)
  expect(await sujets(email)).toEqual([])
  expect((await change(testPassword)).statusCode).toBeLessThan(300)
  expect(await sujets(email)).toEqual(['Votre mot de passe a été changé'])
  const code = await db.transaction().execute((trx) => createLien(trx, now(), uuid, 'MOT_PASSE', 60_000))
  expect((await put('cycle/oubli', { code, motPasse: 'Encore une phrase 3' })).statusCode).toBeLessThan(300)
  expect(await sujets(email)).toHaveLength(2)
})

test('the former address of an account gets a mail about the change', async () => {
  const { uuid, email } = await someone(office)
  const code = await db.transaction().execute((trx) => createLien(trx, now(), uuid, 'CHANGEMENT_EMAIL', 60_000, `nouvelle.${email}`))
  expect((await put('mail', { code })).statusCode).toBeLessThan(300)
  expect(await sujets(email)).toEqual(['Votre adresse courriel a été changée'])
  expect(await sujets(`nouvelle.${email}`)).toEqual([])
})
