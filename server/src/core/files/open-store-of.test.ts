import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import type { Db } from '../database.ts'
import { markOf, readMark, writeMark } from './mark.ts'
import { openStoreOf } from './open-store-of.ts'
import { referenceFichiers } from './sql.ts'
import { openStore } from './store.ts'

const instant = new Date('2026-11-20T10:00:00Z')
const db = await testDatabase()
let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'store-of-'))
  await db.deleteFrom('fichier').execute()
  await db.deleteFrom('secret').execute()
})
afterEach(() => rm(dir, { recursive: true }))

/** Stores files and names them in the database, without a mark, as older installations did. */
const installed = async (folder: string, contents: string[], on: Db = db) => {
  const store = await openStore(folder, 'none')
  for (const content of contents) {
    const spooled = await store.spool(Readable.from([Buffer.from(content)]), { limit: 1000 })
    await store.keep(spooled)
    const file = { sha256: spooled.sha256, taille: spooled.taille, mime: 'application/pdf' as const, contenusActifs: [] }
    await on.transaction().execute((trx) => referenceFichiers(trx, instant, [file]))
  }
  await rm(markOf(folder))
}

test('a new database marks its new folder, and opens it again', async () => {
  const folder = join(dir, 'fichiers')
  await openStoreOf(db, folder)
  const mark = await readMark(folder)
  expect(mark).toMatch(/^[0-9a-f-]{36}$/)
  await openStoreOf(db, folder)
  expect(await readMark(folder)).toBe(mark)
})

test('an installation older than the mark has its folder marked, since the folder holds the files that the database names', async () => {
  await installed(dir, ['un', 'deux', 'trois'])
  await openStoreOf(db, dir)
  expect(await readMark(dir)).not.toBeNull()
})

test.each(['an installation older than the mark', 'one whose folder was marked'])(
  'of %s, an empty folder is refused and stays empty; the mark it names, written by hand, opens it',
  async (which) => {
    const full = join(dir, 'plein')
    await installed(full, ['un', 'deux'])
    if (which.startsWith('one')) await openStoreOf(db, full)
    const empty = join(dir, 'vide')
    await mkdir(empty)
    const said = await openStoreOf(db, empty).catch((error: Error) => error.message)
    expect(said).toContain("n'est pas celui des fichiers de cette base de données")
    await expect(readFile(markOf(empty))).rejects.toThrow('ENOENT')
    await writeMark(empty, /écrivez (\S+) dans/.exec(String(said))?.[1] ?? '')
    await expect(openStoreOf(db, empty)).resolves.toBeDefined()
  },
)

test('a missing folder is refused, not created', async () => {
  await installed(dir, ['un'])
  await expect(openStoreOf(db, join(dir, 'démonté'))).rejects.toThrow('vérifiez DATA_DIR et que le disque est monté')
  await expect(readFile(join(dir, 'démonté'))).rejects.toThrow('ENOENT')
})

test('a folder that lacks one of the named files is not marked', async () => {
  await installed(dir, ['un', 'deux', 'trois'])
  const { sha256 } = await db.selectFrom('fichier').select('sha256').limit(1).executeTakeFirstOrThrow()
  await rm(join(dir, 'objets', sha256.slice(0, 2), sha256.slice(2, 4), sha256))
  await expect(openStoreOf(db, dir)).rejects.toThrow("il y manque des fichiers qu'elle nomme")
})

test("another database's folder is refused, by a new database too", async () => {
  await openStore(dir, 'an-older-database')
  await expect(openStoreOf(db, dir)).rejects.toThrow("garde les fichiers d'une autre base de données")
  await installed(join(dir, 'own'), ['un'])
  await openStoreOf(db, join(dir, 'own'))
  await expect(openStoreOf(db, dir)).rejects.toThrow("garde les fichiers d'une autre base de données")
})

test('a database restored from before the mark takes the mark of its folder', async () => {
  await installed(dir, ['un'])
  await writeMark(dir, 'made-after-the-backup')
  await openStoreOf(db, dir)
  expect(await db.selectFrom('secret').select('valeur').where('nom', '=', 'fichiers').executeTakeFirst()).toEqual({
    valeur: 'made-after-the-backup',
  })
})
