import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { nextDemarche, type Intention, check, requestOf, send, sha256, anIntention } from '../../../test/filing-history.ts'
import { knownCommune, receptions } from '../../../test/filings.ts'
import { eventually, testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'
import { patience } from '../../../../scripts/patience.ts'

// Reduced runs of the checks of goals R2 and R7, for `npm test`; `npm run proof` raises them.
const doubles = Number(process.env['PROOF_DOUBLES'] ?? 4)
const cuts = Number(process.env['PROOF_CUTS'] ?? 4)
const seed = Number(process.env['PROOF_SEED'] ?? Date.now() % 1_000_000)

const office = await testOffice({ APPELS_PAR_MINUTE: '1000000', JOURNAL: 'silent' }, true)
const { db, settings, mails } = office
const { baseUrl } = settings
const qui = await someone(office)
const commune = await knownCommune(db)
const history: Intention[] = []

/** Makes an intention, of each of the four filings in turn. */
const intend = async (): Promise<Intention> => {
  const intention = await anIntention(qui, commune, office, nextDemarche())
  history.push(intention)
  return intention
}
const expectWhole = async () => expect(await check(db, settings.dataDir, history)).toEqual([])

test(
  `one filing, one number, one acknowledgement and one mail from each of ${doubles} double clicks (goal R2)`,
  { timeout: 600_000 * patience },
  async () => {
    const intentions = await Promise.all(Array.from({ length: doubles }, intend))
    for (let at = 0; at < intentions.length; at += 5) {
      const statuses = await Promise.all(
        intentions.slice(at, at + 5).flatMap((intention) => [send(baseUrl, intention), send(baseUrl, intention)]),
      )
      expect(new Set(statuses)).toEqual(new Set([201]))
    }
    await expectWhole()
    const waiting = () => db.selectFrom('courriel').select('id').where('envoye_le', 'is', null).execute()
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 300_000 * patience, interval: 100 })
    const received = intentions.map(({ depot }) => mails.filter(({ destinataire }) => destinataire === depot.declarant.email).length)
    expect(new Set(received)).toEqual(new Set([1]))
  },
)

test('eight sends of one key at the same instant are one filing, and each gets its acknowledgement', async () => {
  const intention = await intend()
  expect(await Promise.all(Array.from({ length: 8 }, () => send(baseUrl, intention)))).toEqual(Array.from({ length: 8 }, () => 201))
  await expectWhole()
})

test('a retry on another day gets the first acknowledgement, even when the rules would refuse today', async () => {
  const intention = await intend()
  await send(baseUrl, intention)
  const here = office.clock.at
  // With this clock, every filed date is in the future.
  office.clock.at = new Date('2020-01-01T10:00:00Z')
  const retried = await send(baseUrl, intention)
  office.clock.at = here
  expect(retried).toBe(201)
  await expectWhole()
})

test('a key sent again with another content, even one byte of one file, is refused with 422', async () => {
  const intention = await anIntention(qui, commune)
  history.push(intention)
  expect(await send(baseUrl, intention)).toBe(201)
  const commentaire: Intention = { ...intention, depot: { ...intention.depot, commentaire: 'Une observation.' }, outcome: 'unknown' }
  const [first = Buffer.alloc(0), ...others] = intention.fichiers
  const fichier: Intention = { ...intention, fichiers: [Buffer.concat([first, Buffer.from('\n')]), ...others], outcome: 'unknown' }
  const ordre: Intention = { ...intention, fichiers: [...intention.fichiers].toReversed(), outcome: 'unknown' }
  expect([await send(baseUrl, commentaire), await send(baseUrl, fichier), await send(baseUrl, ordre)]).toEqual([422, 422, 422])
  await expectWhole()
})

test('the same content with its JSON keys in another order is not another content', async () => {
  const intention = await intend()
  const reversed = Object.fromEntries(Object.entries(intention.depot).toReversed()) as Intention['depot']
  expect([await send(baseUrl, intention), await send(baseUrl, { ...intention, depot: reversed })]).toEqual([201, 201])
  await expectWhole()
})

test('while another send of the key lasts, 409 says when to try again; afterwards the filing is made', async () => {
  const intention = await intend()
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`envoi/${qui.uuid}/${intention.cle}`}, 0))`.execute(trx)
    const answer = await fetch(requestOf(baseUrl, intention))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([409, '3'])
  })
  expect(await send(baseUrl, intention)).toBe(201)
  await expectWhole()
})

test('when the database is lost at the commit, nothing is promised (503) and a retry makes one filing (rule E4)', async () => {
  await sql`create function perte() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`.execute(
    db,
  )
  await sql`create constraint trigger perte after insert on requete deferrable initially deferred for each row execute function perte()`.execute(
    db,
  )
  const intention = await intend()
  const answer = await fetch(requestOf(baseUrl, intention))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/^Votre envoi est en cours de vérification/) })
  await sql`drop trigger perte on requete`.execute(db)
  expect(await send(baseUrl, intention)).toBe(201)
  await expectWhole()
})

test.each(['requete', 'annexe', 'acte', 'fichier', 'courriel'])(
  'when the row of %s cannot be written, the filing is wholly absent, and a retry makes it (fault F2b)',
  async (table) => {
    const intention = await intend()
    await sql`create or replace function panne() returns trigger language plpgsql as $$ begin raise exception 'panne'; end $$`.execute(db)
    await sql`create trigger panne before insert on ${sql.table(table)} for each row execute function panne()`.execute(db)
    const refused = await send(baseUrl, intention)
    await sql`drop trigger panne on ${sql.table(table)}`.execute(db)
    expect(refused).toBe(500)
    await expectWhole()
    expect(await db.selectFrom('requete').select('numero').where('cle', '=', intention.cle).execute()).toEqual([])
    expect(await send(baseUrl, intention)).toBe(201)
    await expectWhole()
  },
)

/** Sends a share of the body of the request, then closes the connection after `until`. */
const cut = async (intention: Intention, share: number, how: 'end' | 'resetAndDestroy', until: () => Promise<unknown>) => {
  const request = requestOf(baseUrl, intention)
  const body = Buffer.from(await request.arrayBuffer())
  const { hostname, port } = new URL(baseUrl)
  const lines = [...request.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const sent = Math.floor(share * body.length)
  const socket = connect(Number(port), hostname)
  const closed = new Promise((resolve) => socket.on('close', resolve).on('error', () => {}))
  await new Promise((resolve) =>
    socket.write(
      Buffer.concat([
        Buffer.from(
          `POST /api/requete/${intention.chemin} HTTP/1.1\r\nhost: ${hostname}\r\n${lines}content-length: ${body.length}\r\n\r\n`,
        ),
        body.subarray(0, sent),
      ]),
      resolve,
    ),
  )
  await until()
  socket.resume()[how]()
  await closed
  return { missing: body.length - sent }
}

test(
  `${cuts} uploads cut at a random byte leave nothing, and their retries make one filing each (goal R7; seed ${seed})`,
  { timeout: 600_000 * patience },
  async () => {
    let state = seed
    const random = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff) / 0x8000_0000
    const intentions = await Promise.all(Array.from({ length: cuts }, intend))
    for (const intention of intentions) {
      const { missing } = await cut(intention, random(), random() < 0.5 ? 'end' : 'resetAndDestroy', () => setTimeout(random() * 20))
      // A body may be understood without part of its closing boundary.
      if (missing > 4) expect(await db.selectFrom('requete').select('numero').where('cle', '=', intention.cle).execute()).toEqual([])
    }
    await eventually(async () => (await receptions(office)).length === 0)
    await expectWhole()
    for (const intention of intentions) expect(await send(baseUrl, intention)).toBe(201)
    await expectWhole()
    expect(await receptions(office)).toEqual([])
  },
)

test('a retry gets the answer that never arrived', async () => {
  const intention = await intend()
  const filed = () => db.selectFrom('requete').select('numero').where('cle', '=', intention.cle).executeTakeFirst()
  await cut(intention, 1, 'resetAndDestroy', () => eventually(filed))
  expect(await send(baseUrl, intention)).toBe(201)
  await expectWhole()
})

test('the checker itself detects a lost filing, a lost object, a lost act, a second mail and a foreign one', async () => {
  const intention = await intend()
  await send(baseUrl, intention)
  await expectWhole()
  const stranger = await anIntention(qui, commune)
  await send(baseUrl, stranger)
  expect(await check(db, settings.dataDir, history)).toEqual([expect.stringMatching(/was filed by nobody$/)])
  history.push(stranger)

  const lost: Intention = {
    ...(await anIntention(qui, commune)),
    outcome: { ...(intention.outcome as object), numero: 'R26999999' } as Intention['outcome'],
  }
  expect(await check(db, settings.dataDir, [...history, lost])).toEqual(['R26999999 was acknowledged, yet is lost'])

  const numero = typeof intention.outcome === 'object' ? intention.outcome.numero : ''
  const now = office.clock.at
  await db
    .insertInto('courriel')
    .values({
      id: randomUUID(),
      evenement: `requete/${numero}/bis`,
      destinataire: intention.depot.declarant.email ?? '',
      sujet: '-',
      texte: '-',
      cree_le: now,
      envoye_le: now,
      erreur: null,
    })
    .execute()
  await sql`alter table acte disable trigger acte_immuable`.execute(db)
  await db.deleteFrom('acte').where('sujet_id', '=', numero).execute()
  await sql`alter table acte enable trigger acte_immuable`.execute(db)
  const [empreinte = ''] = intention.fichiers.map(sha256)
  await rm(join(settings.dataDir, 'fichiers', 'objets', empreinte.slice(0, 2), empreinte.slice(2, 4), empreinte))
  expect((await check(db, settings.dataDir, history)).map((fault) => fault.replace(/^.*: /, ''))).toEqual([
    'the object of annexe 0 is missing or differs',
    'its acts are none',
    '2 mails instead of one',
  ])
})
