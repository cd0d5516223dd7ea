import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { seal } from './coffre.ts'
import { isKeyRight, requireKey } from './key-witness.ts'

const db = await testDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'registre-cle-'))
afterAll(() => rm(dataDir, { recursive: true }))
beforeEach(() => db.deleteFrom('secret').execute())
const one = { CLE_SECRETS: 'A'.repeat(43), dataDir }
const other = { CLE_SECRETS: 'B'.repeat(43), dataDir }

test('the first server sets the key of the database; another key is refused with its sentence and found wrong', async () => {
  expect(await isKeyRight(db, one)).toBe(false)
  await requireKey(db, one, [])
  await requireKey(db, one, [])
  await expect(requireKey(db, other, [])).rejects.toThrow("La clé des secrets (CLE_SECRETS) n'est pas celle de la base de données")
  expect([await isKeyRight(db, one), await isKeyRight(db, other)]).toEqual([true, false])
})

test('in an installation older than the witness, the right key is the one that opens its secrets, even when started second', async () => {
  const kept = [
    { place: 'compte-1', texte: seal({ CLE_SECRETS: 'C'.repeat(43), dataDir }, 'compte-1', 'x') },
    { place: 'compte-2', texte: seal(one, 'compte-2', 'x') },
  ]
  await expect(requireKey(db, other, kept)).rejects.toThrow("n'est pas celle")
  await requireKey(db, one, kept)
  expect(await isKeyRight(db, one)).toBe(true)
})

test('a server without a key creates one for a new database, but not beside secrets it could not open', async () => {
  const lost = { CLE_SECRETS: undefined, dataDir: join(dataDir, 'démonté') }
  await requireKey(db, one, [])
  await expect(requireKey(db, lost, [])).rejects.toThrow('La clé des secrets manque')
  await expect(readdir(lost.dataDir)).rejects.toThrow('ENOENT')
  await db.deleteFrom('secret').execute()
  const fresh = { CLE_SECRETS: undefined, dataDir: join(dataDir, 'neuf') }
  await requireKey(db, fresh, [])
  expect(await readdir(fresh.dataDir)).toEqual(['cle-des-secrets'])
})

test('of two servers that start at once with different keys, one is refused', async () => {
  const started = await Promise.allSettled([one, other].map((here) => requireKey(db, here, [])))
  expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a key file replaced by another is refused, with the name of the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'registre-cle-'))
  await requireKey(db, one, [])
  await writeFile(join(folder, 'cle-des-secrets'), 'D'.repeat(43))
  await expect(requireKey(db, { CLE_SECRETS: undefined, dataDir: folder }, [])).rejects.toThrow(join(folder, 'cle-des-secrets'))
  await rm(folder, { recursive: true })
})
