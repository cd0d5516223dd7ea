import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { type ActeToWrite, actesDe, findBrokenLigne, recordActe } from './actes.ts'
import type { Trx } from './database.ts'

const db = await testDatabase()
const instant = new Date('2026-11-20T10:00:00Z')
const sujet = 'requete'
let subjects = 0

const write = (acte: Pick<ActeToWrite, 'sujetId'> & Partial<ActeToWrite>) =>
  db.transaction().execute((trx) =>
    recordActe(trx, {
      sujet,
      type: 'ESSAI',
      instant,
      auteur: '00000000-0000-4000-8000-000000000001',
      contenu: { a: 1 },
      ...acte,
    }),
  )

/** The journal of a new subject: three lines, the second with a text. */
const threeLignes = async (): Promise<string> => {
  const sujetId = `R2600000${(subjects += 1)}`
  await write({ sujetId })
  await write({ sujetId, texte: 'À la demande de Mme Müller' })
  await write({ sujetId, contenu: { a: 2 } })
  expect(await findBrokenLigne(db, sujet, sujetId)).toBeNull()
  return sujetId
}

/** The owner of the database can disable the triggers: the chain must still reveal the change. */
const falsify = (change: (trx: Trx) => Promise<unknown>): Promise<unknown> =>
  db.transaction().execute(async (trx) => {
    await sql`alter table acte disable trigger user`.execute(trx)
    await change(trx)
    await sql`alter table acte enable trigger user`.execute(trx)
  })

test.each<[string, Record<string, unknown>]>([
  ['type', { type: 'AUTRE' }],
  ['instant', { instant: new Date('2026-11-20T10:00:01Z') }],
  ['auteur', { auteur: '00000000-0000-4000-8000-000000000002' }],
  ['contenu', { contenu: JSON.stringify({ a: 3 }) }],
  ['texte', { texte: 'Un autre motif' }],
  ['texte_sha256', { texte: null, texte_sha256: 'a'.repeat(64) }],
  ['chaine', { chaine: 'a'.repeat(64) }],
])('the chain tells at which line %s was changed, the first, the middle and the last one', async (_, changes) => {
  for (const rang of [1, 2, 3]) {
    const sujetId = await threeLignes()
    await falsify((trx) => trx.updateTable('acte').set(changes).where('sujet_id', '=', sujetId).where('rang', '=', rang).execute())
    expect(await findBrokenLigne(db, sujet, sujetId)).toBe(rang)
  }
})

test('the chain reveals a removed line, even when the next one takes its rank', async () => {
  const sujetId = await threeLignes()
  await falsify((trx) => trx.deleteFrom('acte').where('sujet_id', '=', sujetId).where('rang', '=', 2).execute())
  expect(await findBrokenLigne(db, sujet, sujetId)).toBe(2)
  await falsify((trx) => trx.updateTable('acte').set({ rang: 2 }).where('sujet_id', '=', sujetId).where('rang', '=', 3).execute())
  expect(await findBrokenLigne(db, sujet, sujetId)).toBe(2)
})

test('the chain reveals two swapped lines, ranks included', async () => {
  const sujetId = await threeLignes()
  const move = (trx: Trx, from: number, to: number) =>
    trx.updateTable('acte').set({ rang: to }).where('sujet_id', '=', sujetId).where('rang', '=', from).execute()
  await falsify(async (trx) => {
    await move(trx, 2, 9)
    await move(trx, 3, 2)
    await move(trx, 9, 3)
  })
  expect(await findBrokenLigne(db, sujet, sujetId)).toBe(2)
})

test('a line rewritten with a recomputed link is detected at the next line, whose own link covers the one before', async () => {
  const sujetId = await threeLignes()
  const [, , { id: _, ...third } = { id: 0 }] = await actesDe(db, sujet, sujetId)
  await falsify((trx) => trx.deleteFrom('acte').where('sujet_id', '=', sujetId).where('rang', '>', 1).execute())
  await write({ sujetId, texte: 'Un motif plus commode' })
  await falsify((trx) =>
    sql`insert into acte (sujet, sujet_id, rang, type, instant, auteur, contenu, texte, texte_sha256, chaine)
    select sujet, sujet_id, rang, type, instant, auteur, contenu, texte, texte_sha256, chaine
    from json_populate_record(null::acte, ${JSON.stringify(third)}::json)`.execute(trx),
  )
  expect((await actesDe(db, sujet, sujetId)).map(({ rang }) => rang)).toEqual([1, 2, 3])
  expect(await findBrokenLigne(db, sujet, sujetId)).toBe(3)
})

test('erasing a text leaves the chain whole and keeps the hash of the text', async () => {
  const sujetId = await threeLignes()
  await db.updateTable('acte').set({ texte: null }).where('sujet_id', '=', sujetId).where('rang', '=', 2).execute()
  expect(await findBrokenLigne(db, sujet, sujetId)).toBeNull()
  expect((await actesDe(db, sujet, sujetId))[1]).toMatchObject({ texte: null, texte_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

test('eight concurrent writers of one subject build one whole chain', async () => {
  const sujetId = `R2600000${(subjects += 1)}`
  await Promise.all(Array.from({ length: 8 }, () => write({ sujetId })))
  expect((await actesDe(db, sujet, sujetId)).map(({ rang }) => rang)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(await findBrokenLigne(db, sujet, sujetId)).toBeNull()
})

test.each<[string, (sujetId: string) => Promise<unknown>]>([
  ['changed', (sujetId) => db.updateTable('acte').set({ type: 'AUTRE' }).where('sujet_id', '=', sujetId).execute()],
  ['given another text', (sujetId) => db.updateTable('acte').set({ texte: 'Autre' }).where('sujet_id', '=', sujetId).execute()],
  [
    'changed while its text is erased',
    (sujetId) => db.updateTable('acte').set({ texte: null, type: 'AUTRE' }).where('sujet_id', '=', sujetId).execute(),
  ],
  ['deleted', (sujetId) => db.deleteFrom('acte').where('sujet_id', '=', sujetId).execute()],
  ['truncated', () => sql`truncate acte`.execute(db)],
  ['truncated with what depends on it', () => sql`truncate acte cascade`.execute(db)],
])('the journal cannot be %s, whoever asks the database', async (_, change) => {
  const sujetId = await threeLignes()
  const before = await actesDe(db, sujet, sujetId)
  await expect(change(sujetId)).rejects.toThrow('append-only')
  expect(await actesDe(db, sujet, sujetId)).toEqual(before)
})
