import { domainToASCII } from 'node:url'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { aDepotDeclarant } from 'domain/requetes/examples/filings'
import { captcha, codeMailedTo, linkOf, mailTo, testPassword, withPassword } from '../../../test/accounts.ts'
import { token, visitor } from '../../../test/browserless.ts'
import { knownCommune, submitDepot, aCreationIn } from '../../../test/filings.ts'
import { eventually, testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { auTribunal } from '../../../test/pieces.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { utilisateurs } from '../../../test/utilisateurs.ts'
import { findCompteByEmail } from '../../compte/sql.ts'
import { queueTravail } from '../../compte/travaux.ts'
import { searchComptes } from '../../compte/support/recherche.ts'
import { freePort } from '../postgres/embedded.ts'
import { searchEnvois, sendCourriel } from './outbox.ts'
import { permanentRefusal } from './permanent-refusal.ts'

/** Mails received by the SMTP server: their recipients, their header `To`, their `Message-ID`. */
const received: { to: string[]; header: string; id: string }[] = []
/** This SMTP server reports the recipients in Unicode, whatever was sent on the wire. */
const inAscii = (address: string): string => address.replace(/[^@]*$/, (domain) => domainToASCII(domain))

/** Answers of the SMTP server to `RCPT TO`, by recipient. */
const answers = new Map<string, { code: number; text: string }>()
const port = await freePort()
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, callback) {
    const answer = answers.get(address)
    callback(answer ? Object.assign(new Error(answer.text), { responseCode: answer.code }) : null)
  },
  onData(stream, { envelope }, callback) {
    let text = ''
    stream.on('data', (chunk) => (text += chunk))
    stream.on('end', () => {
      const field = (name: string) => new RegExp(`^${name}: (.*)\r$`, 'm').exec(text)?.[1] ?? ''
      received.push({ to: envelope.rcptTo.map(({ address }) => inAscii(address)), header: field('To'), id: field('Message-ID') })
      const answer = answers.get(field('To'))
      callback(answer && answer.code > 553 ? Object.assign(new Error(answer.text), { responseCode: answer.code }) : null)
    })
  },
})
await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)))

const office = await testOffice(
  { SMTP_URL: `smtp://127.0.0.1:${port}`, COURRIELS_PAR_HEURE: '1000', COURRIELS_PAR_JOUR: '1000', INVITATIONS_PAR_JOUR: '1000' },
  true,
)
const { app, db, jobs, now } = office
const ours = await clerk(office, 'TJ-STRASBOURG')
const { invite, fiche, reply } = utilisateurs(office)

const utilisateur = '/oauth2/utilisateur'
const nothingWaits = () =>
  eventually(async () => (await db.selectFrom('courriel').select('id').where('envoye_le', 'is', null).execute()).length === 0)
const mailed = (sent: string) => received.filter(({ to }) => to.includes(sent))

/** Forms of an address: as typed, as stored and shown, as a mail server takes it. */
const cases = (kind: string) =>
  [
    [`Marie.Durand+${kind}@Exemple.FR`, `Marie.Durand+${kind}@exemple.fr`, `Marie.Durand+${kind}@exemple.fr`],
    [`contact+${kind}@Société-Exemple.FR`, `contact+${kind}@société-exemple.fr`, `contact+${kind}@xn--socit-exemple-ehbb.fr`],
    [`Bureau+${kind}@XN--socit-exemple-ehbb.fr`, `Bureau+${kind}@société-exemple.fr`, `Bureau+${kind}@xn--socit-exemple-ehbb.fr`],
  ] as const

/** Expects `count` mails, each sent once to one recipient, with the same address in the header and the envelope. */
const expectLeft = async (sent: string, count: number) => {
  await eventually(() => mailed(sent).length >= count)
  await nothingWaits()
  expect(mailed(sent)).toHaveLength(count)
  for (const { to, header } of mailed(sent)) expect([to, header]).toEqual([[sent], sent])
  expect(new Set(mailed(sent).map(({ id }) => id)).size).toBe(count)
}

test.each(cases('compte'))(
  'an account created with %s is activated, and its forgotten password is mailed, however it is typed again',
  async (typed, stored, sent) => {
    const infos = { email: typed, civilite: 'MME', prenom: 'Marie', nom: 'Durand', ville: 'Colmar' }
    const post = async (path: string, payload: object) =>
      app.inject({ method: 'POST', url: `${utilisateur}/cycle/${path}`, headers: await captcha(office), payload })
    expect((await post('creer', { infos, motPasse: testPassword })).statusCode).toBe(204)
    const activation = await mailTo(office, stored, 'Activez')
    await expectLeft(sent, 1)
    const code = linkOf(activation).searchParams.get('code') ?? ''
    expect((await token(visitor(office.settings.baseUrl), { grant_type: 'verification_code', code })).status).toBe(200)
    for (const again of [typed, stored, sent, sent.toUpperCase()]) expect((await findCompteByEmail(db, again))?.email, again).toBe(stored)

    for (const words of [stored, sent.toUpperCase()]) {
      const found = await searchComptes(db, { texte: words, agents: false, page: 0, size: 5, sort: 'nom,asc' })
      expect(found.content.map(({ email }) => email)).toEqual([stored])
      const outbox = await searchEnvois(db, { texte: words, remise: 'toutes', page: 0, size: 5, sort: 'creeLe,desc' })
      expect(outbox.found.map(({ destinataire }) => destinataire)).toEqual([stored])
    }

    expect((await post('oubli', { email: sent.toUpperCase() })).statusCode).toBe(204)
    await mailTo(office, stored, 'mot de passe')
    await expectLeft(sent, 2)

    // Another spelling of the same mailbox opens no second account: a mail says that it has one already.
    expect((await post('creer', { infos: { ...infos, email: sent }, motPasse: testPassword })).statusCode).toBe(204)
    await mailTo(office, stored, 'déjà un compte')
    await expectLeft(sent, 3)
  },
)

test.each(cases('requete'))('the acknowledgement of a filing leaves once for a declarant who gave %s', async (typed, stored, sent) => {
  const filer = await someone(office)
  const depot = aCreationIn(await knownCommune(db), { declarant: aDepotDeclarant({ email: typed }) })
  const { numero } = (await submitDepot(office, filer, { depot })).json<{ numero: string }>()
  await expectLeft(sent, 1)
  const recipients = await db.selectFrom('courriel').select('destinataire').where('evenement', '=', `requete/${numero}/depot`).execute()
  expect(recipients).toEqual([{ destinataire: stored }])
})

test.each(cases('soi'))('a declarant who is the account that filed, typed as %s, gets one mail from the court', async (typed, stored) => {
  const filer = await someone(office, { email: stored.toLowerCase() })
  const depot = aCreationIn(await knownCommune(db), { declarant: aDepotDeclarant({ email: typed }) })
  const { numero } = (await submitDepot(office, filer, { depot })).json<{ numero: string }>()
  await auTribunal(office, ours, filer).acte(numero, 'recepisse')
  await nothingWaits()
  const told = await db.selectFrom('courriel').select('destinataire').where('evenement', '=', `requete/${numero}/recepisse`).execute()
  expect(told).toEqual([{ destinataire: filer.email }])
})

test.each(cases('invitee'))('an invitation to %s leaves, and the person of that address accepts it', async (typed, stored, sent) => {
  const odile = await someone(office)
  const { numero } = await aRegisteredAssociation(office, { rattaches: [{ personne: odile }] })
  expect((await invite(odile, numero, typed)).status).toBe(204)
  await expectLeft(sent, 1)
  const [refusal] = (await invite(odile, numero, sent)).body.errors
  expect(refusal.defaultMessage).toBe(`Une invitation est déjà en attente pour ${stored}.`)
  const invited = await someone(office, { email: stored.toLowerCase() })
  expect((await reply(invited, numero, true)).status).toBe(204)
  expect((await fiche(invited, numero)).rattachement.etat).toBe('RATTACHE')
})

test.each(cases('change'))(
  'a change of address to %s is mailed there and to the old one, and takes effect',
  async (typed, stored, sent) => {
    const person = await withPassword(office)
    const ask = (email: string) =>
      app.inject({ method: 'POST', url: `${utilisateur}/mail`, headers: person.bearer, payload: { email, motPasse: testPassword } })
    expect((await ask(typed)).statusCode).toBe(204)
    const code = await codeMailedTo(office, stored)
    await expectLeft(sent, 1)
    const changed = await app.inject({ method: 'PUT', url: `${utilisateur}/mail`, payload: { code } })
    expect(changed.json()).toEqual({ email: stored })
    await nothingWaits()
    expect((await findCompteByEmail(db, typed))?.uuid).toBe(person.uuid)
    expect((await ask(sent)).statusCode).toBe(400)
  },
)

test('an account requested before an upgrade with an address as typed is created with the normalized address', async () => {
  const infos = { email: 'Attente@Société-Exemple.FR', civilite: 'MME', prenom: 'Marie', nom: 'Durand' } as const
  const absent = { adresse: null, complementAdresse: null, codePostal: null, ville: null }
  await queueTravail(office, { type: 'CREATION', infos: { ...infos, ...absent }, empreinte: '-' })
  await expectLeft('Attente@xn--socit-exemple-ehbb.fr', 1)
  expect((await findCompteByEmail(db, infos.email))?.email).toBe('Attente@société-exemple.fr')
})

const queue = async (evenement: string, destinataire: string) => {
  await db
    .transaction()
    .execute((trx) => sendCourriel(trx, jobs, now(), { evenement, destinataire, sujet: 'Requête reçue', texte: 'Bonjour' }))
  return db.selectFrom('courriel').selectAll().where('evenement', '=', evenement).executeTakeFirstOrThrow()
}

test('one event sent to three forms of one mailbox is one mail', async () => {
  for (const email of ['Une@Société-Exemple.fr', 'Une@xn--socit-exemple-ehbb.FR', 'Une@société-exemple.fr'])
    await queue('essai/formes', email)
  await expectLeft('Une@xn--socit-exemple-ehbb.fr', 1)
})

test.each([
  ['at RCPT TO for good', 550, '550 no such user'],
  ['after its content for good', 554, '554 content refused'],
  ['for the time being', 451, null],
])('of a mail that a server refuses %s, with %i, the refusal kept is %j', async (_, code, refus) => {
  const email = `refus-${code}@exemple.fr`
  answers.set(email, { code, text: code === 554 ? 'content refused' : 'no such user' })
  const { id } = await queue(`requete/R2600000${code}/depot`, email)
  const row = await eventually(() =>
    db.selectFrom('courriel').selectAll().where('id', '=', id).where('erreur', 'is not', null).executeTakeFirst(),
  )
  expect(row.refus).toEqual(refus && expect.stringContaining(refus))
  answers.delete(email)
  await db.deleteFrom('courriel').where('id', '=', id).execute()
})

test.each([
  [{ responseCode: 550, response: '550 relaying denied', command: 'MAIL FROM' }],
  [{ responseCode: 535, response: '535 bad credentials', command: 'AUTH PLAIN' }],
  [new Error('the envelope differs from the recipient')],
])('what is not an answer about the recipient or the mail is no refusal: %o', (failure) => {
  expect(permanentRefusal(failure)).toBeNull()
})
