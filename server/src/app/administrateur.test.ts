import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { eventually, testOffice } from '../../test/office.ts'
import { account, signingIn } from '../../test/staff-sign-in.ts'
import { codeAt } from '../../test/totp.ts'
import { actesDe } from '../core/actes.ts'

const program = fileURLToPath(new URL('./administrateur.ts', import.meta.url))
const office = await testOffice({ SECOND_FACTEUR: 'oui' }, true)
const { app, db, settings, mails, clock } = office
// The program uses the clock of the machine.
clock.at = new Date()

const run = (...options: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const { NODE_ENV, BASE_URL } = { NODE_ENV: 'test', BASE_URL: settings.baseUrl }
    const env = { PATH: process.env['PATH'], NODE_ENV, BASE_URL, DATABASE_URL: office.url }
    execFile(process.execPath, [program, ...options], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, said: stdout + stderr }),
    )
  })
const linkIn = (said: string) => new URL(/http\S+/.exec(said)?.[0] ?? '')
const findByEmail = (email: string) => db.selectFrom('compte').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

test('[STAFF-28] the command line creates the first administrator, who chooses a password with the mailed link, enrols and administers', async () => {
  const email = 'premiere@exemple.fr'
  const { code, said } = await run('--email', email, '--prenom', 'Hermine', '--nom', 'Première')
  expect(said).toContain("a les droits d'administration")
  expect(code).toBe(0)
  const link = linkIn(said)
  const mail = await eventually(() => mails.find(({ destinataire }) => destinataire === email))
  expect(mail.texte).toContain(link.href)
  const { uuid } = await findByEmail(email)
  const acts = await actesDe(db, 'compte', uuid)
  expect(acts.map(({ type, auteur }) => [type, auteur])).toEqual([
    ['CREATION', null],
    ['DROITS', null],
  ])

  const motPasse = 'Un mot de passe 1'
  const chosen = await app.inject({
    method: 'PUT',
    url: '/oauth2/utilisateur/cycle/oubli',
    payload: { code: link.searchParams.get('code'), motPasse },
  })
  expect(chosen.json()).toEqual({ email })
  const browser = await signingIn(settings.baseUrl, email)
  expect(await browser.password()).toBe('/login/second-facteur')
  const cle = (await browser.key()).inscription?.cle ?? ''
  const { access_token } = await browser.tokens(await browser.code(codeAt(cle, clock.at)))
  const list = await app.inject({ url: '/api/administration/compte?agents=true', headers: { authorization: `Bearer ${access_token}` } })
  expect(list.json<{ content: { email: string }[] }>().content.map((one) => one.email)).toEqual([email])
})

test('an account is promoted, and signs in again without its lost telephone: its sign-ins and second factor are removed', async () => {
  const { uuid, email } = await account(db, ['USAGER', 'GREFFE'], ['TJ-COLMAR'])
  await db.updateTable('compte').set({ totp_cle: 'JBSWY3DPEHPK3PXP', totp_pas: 1 }).where('uuid', '=', uuid).execute()
  const { said } = await run('--email', email.toUpperCase(), '--prenom', 'Autre', '--nom', 'Nom', '--civilite', 'M')
  expect(linkIn(said).pathname).toBe('/utilisateur/motdepasseoublie')
  expect(await findByEmail(email)).toMatchObject({
    authorities: ['USAGER', 'GREFFE', 'ADMINISTRATION'],
    etat: 'ACTIF',
    nom: 'Agent',
    civilite: 'MME',
    totp_cle: null,
    totp_pas: null,
  })
  expect((await actesDe(db, 'compte', uuid)).map(({ type }) => type)).toEqual(['DROITS', 'RETRAIT_SECOND_FACTEUR'])
})

test('a person who created an account without proving its address keeps no access to the account of an administrator', async () => {
  const { uuid, email } = await account(db, ['USAGER'])
  await db.updateTable('compte').set({ etat: 'INACTIF' }).where('uuid', '=', uuid).execute()
  await run('--email', email, '--prenom', 'Hermine', '--nom', 'Nom')
  expect(await findByEmail(email)).toMatchObject({ etat: 'INACTIF', mot_passe: null })
})

test('a wrong option or a closed account is refused with a sentence, and writes nothing', async () => {
  const { uuid, email } = await account(db, ['USAGER'])
  await db.updateTable('compte').set({ etat: 'DESACTIVE' }).where('uuid', '=', uuid).execute()
  expect(await run('--email', email, '--prenom', 'A', '--nom', 'B')).toEqual({ code: 1, said: 'Ce compte est désactivé.\n' })
  expect(await actesDe(db, 'compte', uuid)).toEqual([])
  const wrong = await run('--email', 'pas-une-adresse', '--prenom', 'A')
  expect(wrong.code).toBe(1)
  expect(wrong.said).toMatch(/--email : .*\n--nom : le champ est obligatoire/)
})
