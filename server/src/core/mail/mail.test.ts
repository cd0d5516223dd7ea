import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { lettre } from 'domain/core/courriel'
import { textesCourriel } from 'domain/core/textes/courriel'
import { partsOf } from '../../../test/mail-parts.ts'
import { eventually, jobsDone, testOffice } from '../../../test/office.ts'
import { freePort } from '../postgres/embedded.ts'
import { sendCourriel } from './outbox.ts'
import { openTransport } from './transport.ts'

interface Received {
  from: string
  to: string[]
  text: string
}

const received: Received[] = []
const refusing = { on: false }
const port = await freePort()
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: (_address, _session, callback) => callback(refusing.on ? Object.assign(new Error('later'), { responseCode: 421 }) : null),
  onData(stream, { envelope }, callback) {
    let text = ''
    stream.on('data', (chunk) => (text += chunk))
    stream.on('end', () => {
      received.push({ from: envelope.mailFrom ? envelope.mailFrom.address : '', to: envelope.rcptTo.map(({ address }) => address), text })
      callback()
    })
  },
})
await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)))

const office = await testOffice({ SMTP_URL: `smtp://127.0.0.1:${port}` })
const { db, jobs, now } = office
const queue = (courriel: Partial<Parameters<typeof sendCourriel>[3]>) =>
  db.transaction().execute((trx) =>
    sendCourriel(trx, jobs, now(), {
      evenement: 'essai/1',
      destinataire: 'elise@exemple.fr',
      sujet: 'Requête n° R26000001 reçue',
      texte: 'Bonjour',
      ...courriel,
    }),
  )
const sentTo = (address: string) => received.filter(({ to }) => to.includes(address))

test('[MAIL-09] a queued mail leaves through a real SMTP exchange, with its own Message-ID', async () => {
  await queue({})
  const [mail] = await eventually(() => (sentTo('elise@exemple.fr').length ? sentTo('elise@exemple.fr') : null))
  expect(mail?.from).toBe(office.settings.COURRIEL_EXPEDITEUR)
  const { id } = await db.selectFrom('courriel').select('id').where('evenement', '=', 'essai/1').executeTakeFirstOrThrow()
  expect(mail?.text).toContain(`Message-ID: <${id}@localhost>`)
  await eventually(() => db.selectFrom('courriel').selectAll().where('id', '=', id).where('envoye_le', 'is not', null).executeTakeFirst())
})

test('[MAIL-09] a sent mail holds its text, then the same words as HTML', async () => {
  const site = office.settings.baseUrl
  const texte = lettre(
    { sujet: '', paragraphes: ["L'association <Cigogne & fils>.", textesCourriel.voie('Suivre', `${site}/requete`)] },
    'Pied.',
  )
  await queue({ evenement: 'essai/parts', destinataire: 'parts@exemple.fr', texte })
  const [mail] = await eventually(() => (sentTo('parts@exemple.fr').length ? sentTo('parts@exemple.fr') : null))
  expect(mail?.text.match(/^Content-Type: (multipart|text)\/\w+/gm)).toEqual([
    'Content-Type: multipart/alternative',
    'Content-Type: text/plain',
    'Content-Type: text/html',
  ])
  const [plain, html] = partsOf(mail?.text ?? '')
  expect(plain?.trim()).toBe(texte)
  expect(html).toContain('<p>L&#39;association &lt;Cigogne &amp; fils&gt;.</p>')
  expect(html).toContain(`<a href="${site}/requete">Suivre</a>`)
})

test('one event gives one mail to a recipient, however often it is queued', async () => {
  await Promise.all(Array.from({ length: 8 }, () => queue({ evenement: 'essai/huit', destinataire: 'huit@exemple.fr' })))
  await eventually(() => sentTo('huit@exemple.fr').length > 0)
  await jobsDone(db, 'courriel')
  expect(sentTo('huit@exemple.fr')).toHaveLength(1)
})

test('a mail of a transaction that fails never leaves', async () => {
  const failing = db.transaction().execute(async (trx) => {
    await sendCourriel(trx, jobs, now(), { evenement: 'essai/annule', destinataire: 'annule@exemple.fr', sujet: 'x', texte: 'y' })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await jobsDone(db, 'courriel')
  expect(sentTo('annule@exemple.fr')).toHaveLength(0)
})

test('a mail that a server defers stays in the outbox with its reason, for the support, and is not refused', async () => {
  refusing.on = true
  await queue({ evenement: 'essai/refus', destinataire: 'refus@exemple.fr' })
  const row = await eventually(() =>
    db.selectFrom('courriel').selectAll().where('evenement', '=', 'essai/refus').where('erreur', 'is not', null).executeTakeFirst(),
  )
  expect(row).toMatchObject({ tentatives: 1, envoye_le: null, refus: null })
  // Its job will be retried.
  await eventually(async () => {
    const again = sql`select id from travaux.job where name = 'courriel' and data ->> 'id' = ${row.id} and state = 'retry'`
    return (await again.execute(db)).rows.length === 1
  })
  refusing.on = false
})

test('without SMTP_URL a mail is an .eml file in DATA_DIR/courriels', async () => {
  const transport = openTransport({ ...office.settings, SMTP_URL: undefined })
  await transport({ id: 'abc', destinataire: 'elise@exemple.fr', sujet: 'Décision', texte: 'Été', date: now() })
  const folder = join(office.settings.dataDir, 'courriels')
  expect(await readdir(folder)).toContain('abc.eml')
  expect(await readFile(join(folder, 'abc.eml'), 'utf8')).toMatch(/^To: elise@exemple\.fr$/m)
})

test('whatever a subject or a recipient holds, no header and no other recipient is added', async () => {
  const transport = openTransport({ ...office.settings, SMTP_URL: undefined })
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('a\r\nBcc: pirate@exemple.fr', 'x@exemple.fr, pirate@exemple.fr', '"a" <pirate@exemple.fr>', 'x\n\nbody'),
  )
  let count = 0
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (sujet, nom) => {
      const id = `h${(count += 1)}`
      const destinataire = `${nom}@exemple.fr`
      const sent = await transport({ id, destinataire, sujet: `Sujet ${sujet}`, texte: 'x', date: now() }).then(
        () => true,
        () => false,
      )
      if (!sent) return
      const [head = ''] = (await readFile(join(office.settings.dataDir, 'courriels', `${id}.eml`), 'utf8')).split('\n\n')
      expect(head).not.toMatch(/^Bcc:/im)
      expect(head.match(/^To:/gim)).toHaveLength(1)
      expect(head.match(/^Subject:/gim)).toHaveLength(1)
    }),
    { numRuns: 200 },
  )
})

test.each([
  'elu@exemple.fr, pirate@exemple.fr',
  'elu@exemple.fr; pirate@exemple.fr',
  'elu@exemple.fr <pirate@exemple.fr>',
  '"elu@exemple.fr" <pirate@exemple.fr>',
  'groupe: elu@exemple.fr, pirate@exemple.fr;',
  'elu@exemple.fr\r\nRCPT TO:<pirate@exemple.fr>',
])('a recipient that is not one address is sent nothing: %j', async (destinataire) => {
  const before = received.length
  const transport = openTransport(office.settings)
  await expect(transport({ id: 'deux', destinataire, sujet: 'x', texte: 'y', date: now() })).rejects.toThrow()
  expect(received.slice(before).map(({ to }) => to)).toEqual([])
})

test('a mail already sent is not sent again, however often its job is run', async () => {
  await queue({ evenement: 'essai/encore', destinataire: 'encore@exemple.fr' })
  const { id } = await eventually(() =>
    db.selectFrom('courriel').select('id').where('evenement', '=', 'essai/encore').where('envoye_le', 'is not', null).executeTakeFirst(),
  )
  for (let times = 0; times < 3; times += 1) await db.transaction().execute((trx) => jobs.send(trx, 'courriel', { id }))
  // Once a later mail has left, those jobs have run.
  await queue({ evenement: 'essai/apres', destinataire: 'apres@exemple.fr' })
  await eventually(() => sentTo('apres@exemple.fr').length > 0)
  expect(sentTo('encore@exemple.fr')).toHaveLength(1)
  expect(await db.selectFrom('courriel').select(['tentatives', 'erreur']).where('id', '=', id).executeTakeFirst()).toEqual({
    tentatives: 1,
    erreur: null,
  })
})

test('the subject of a queued mail is one line', async () => {
  await queue({ evenement: 'essai/lignes', destinataire: 'lignes@exemple.fr', sujet: 'Requête\r\nBcc: pirate@exemple.fr' })
  const row = await db.selectFrom('courriel').select('sujet').where('evenement', '=', 'essai/lignes').executeTakeFirst()
  expect(row?.sujet).toBe('Requête Bcc: pirate@exemple.fr')
})
