import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { BudgetExceeded } from './spool.ts'
import { type Store, openStore } from './store.ts'

let dir: string
let store: Store

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'store-'))
  store = await openStore(dir, 'marque')
})
afterEach(() => rm(dir, { recursive: true }))

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const LIMIT = 3_000_000
const spool = (bytes: Buffer) => store.spool(Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]), { limit: LIMIT })
const keep = async (bytes: Buffer) => {
  const spooled = await spool(bytes)
  await store.keep(spooled)
  return spooled
}
const pathOf = (hash: string) => join(dir, 'objets', hash.slice(0, 2), hash.slice(2, 4), hash)
const objects = async () => (await readdir(join(dir, 'objets'), { recursive: true })).filter((name) => name.length > 64)
const receptions = () => readdir(join(dir, 'spool'))
const agedBy = async (path: string, hours: number) => {
  const then = new Date(Date.now() - hours * 3_600_000)
  await utimes(path, then, then)
}
const dayAgo = () => new Date(Date.now() - 24 * 3_600_000)
const nothing = async () => new Set<string>()

const bytes = Buffer.from("Statuts de l'association".repeat(50_000))

test('a kept file is read back byte for byte, under its SHA-256', async () => {
  const spooled = await keep(bytes)
  expect(spooled).toMatchObject({ sha256: sha256(bytes), taille: bytes.length, truncated: false })
  const { stream, taille } = await store.read(spooled.sha256)
  expect(taille).toBe(bytes.length)
  expect(await buffer(stream)).toEqual(bytes)
  expect(await receptions()).toEqual([])
})

test('the same bytes twice, even at once, make one object', async () => {
  await Promise.all([keep(bytes), keep(bytes), keep(bytes)])
  expect(await objects()).toHaveLength(1)
  expect(await receptions()).toEqual([])
})

test('an object damaged on disk is replaced by a fresh copy of the same content', async () => {
  const { sha256: hash } = await keep(bytes)
  await writeFile(pathOf(hash), bytes.subarray(0, 10))
  await keep(bytes)
  expect(await buffer((await store.read(hash)).stream)).toEqual(bytes)
})

test('files and folders are private', async () => {
  const { sha256: hash } = await keep(bytes)
  const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
  expect(await mode(pathOf(hash))).toBe('600')
  for (const folder of ['objets', 'spool', 'trash', join('objets', hash.slice(0, 2))]) expect(await mode(join(dir, folder))).toBe('700')
})

test('an interrupted stream leaves nothing', async () => {
  const cut = Readable.from(
    (async function* () {
      yield bytes
      throw new Error('cut')
    })(),
  )
  await expect(store.spool(cut, { limit: LIMIT })).rejects.toThrow('cut')
  expect([...(await receptions()), ...(await objects())]).toEqual([])
})

test('a file over its limit is marked truncated with its true size, read to its end, and cannot be kept', async () => {
  const spooled = await store.spool(Readable.from([bytes, bytes]), { limit: 1000 })
  expect(spooled).toMatchObject({ taille: 2 * bytes.length, truncated: true })
  expect((await stat(spooled.path)).size).toBe(1000)
  await expect(store.keep(spooled)).rejects.toThrow('truncated')
  await store.discard(spooled)
  expect(await receptions()).toEqual([])
})

test('a file of exactly the limit is whole', async () => {
  expect((await store.spool(Readable.from([Buffer.alloc(1000)]), { limit: 1000 })).truncated).toBe(false)
})

test('files of one request are received within their common budget, and the one that exceeds it leaves nothing', async () => {
  const budget = { remaining: 1500 }
  const first = await store.spool(Readable.from([Buffer.alloc(1000)]), { limit: LIMIT, budget })
  await expect(store.spool(Readable.from([Buffer.alloc(501)]), { limit: LIMIT, budget })).rejects.toThrow(BudgetExceeded)
  expect(await receptions()).toEqual([first.path.slice(-36)])
})

test('an empty file is received, of size 0', async () => {
  expect(await store.spool(Readable.from([]), { limit: LIMIT })).toMatchObject({ taille: 0, sha256: sha256(Buffer.alloc(0)) })
})

test('a name that is not a SHA-256 never becomes a path', async () => {
  await expect(store.read('../../etc/passwd')).rejects.toThrow('not a SHA-256')
})

test('a missing object is an error, not a refusal', async () => {
  await expect(store.read(sha256(bytes))).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a sweep removes the files that no row names, and no others', async () => {
  const named = await keep(bytes)
  const lost = await keep(Buffer.from('lost'))
  const young = await keep(Buffer.from('young'))
  const abandoned = await spool(Buffer.from('abandoned'))
  const arriving = await spool(Buffer.from('arriving'))
  for (const path of [pathOf(named.sha256), pathOf(lost.sha256), abandoned.path]) await agedBy(path, 25)

  const asked: string[] = []
  const swept = await store.sweep({
    isReferenced: async (hashes) => {
      asked.push(...hashes)
      return new Set(hashes.filter((hash) => hash === named.sha256))
    },
    olderThan: dayAgo(),
  })

  expect(swept).toEqual({ objets: 1, receptions: 1 })
  expect(asked.toSorted()).toEqual([named.sha256, lost.sha256].toSorted())
  expect((await objects()).map((path) => path.slice(-64)).toSorted()).toEqual([named.sha256, young.sha256].toSorted())
  expect(await receptions()).toEqual([arriving.path.slice(-36)])
  await expect(store.keep(arriving)).resolves.toBeUndefined()
})

test('content filed again while a sweep takes its old object is not lost', async () => {
  const { sha256: hash } = await keep(bytes)
  await agedBy(pathOf(hash), 25)
  // The filing comes between the database query and the removal.
  const isReferenced = async () => {
    await keep(bytes)
    return new Set<string>()
  }
  expect(await store.sweep({ isReferenced, olderThan: dayAgo() })).toMatchObject({ objets: 0 })
  expect(await buffer((await store.read(hash)).stream)).toEqual(bytes)
})

test('files that a killed sweep had set aside are restored at the next start', async () => {
  const { sha256: hash } = await keep(bytes)
  await writeFile(join(dir, 'trash', hash), bytes)
  await rm(pathOf(hash))
  store = await openStore(dir, 'marque')
  expect(await buffer((await store.read(hash)).stream)).toEqual(bytes)
  expect(await readdir(join(dir, 'trash'))).toEqual([])
})

test('objects outlive the process that stored them', async () => {
  const { sha256: hash } = await keep(bytes)
  store = await openStore(dir, 'marque')
  const { stream, taille } = await store.read(hash)
  stream.destroy()
  expect(taille).toBe(bytes.length)
  expect(await store.sweep({ isReferenced: nothing, olderThan: dayAgo() })).toEqual({ objets: 0, receptions: 0 })
})

const full = await (async () => {
  const folder = await mkdtemp(join(tmpdir(), 'full-'))
  return { folder, mounted: spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder]).status === 0 }
})()
afterAll(async () => {
  if (full.mounted) spawnSync('umount', [full.folder])
  await rm(full.folder, { recursive: true, force: true })
})

test.runIf(full.mounted)('a disk that is full refuses with 507, leaves nothing, and what was kept before is still read', async () => {
  const tiny = await openStore(full.folder, 'marque')
  const kept = await tiny.spool(Readable.from([Buffer.alloc(60_000, 'a')]), { limit: LIMIT })
  await tiny.keep(kept)
  await expect(tiny.spool(Readable.from([randomBytes(300_000)]), { limit: LIMIT })).rejects.toMatchObject({ status: 507 })
  expect(await readdir(join(full.folder, 'spool'))).toEqual([])
  expect((await buffer((await tiny.read(kept.sha256)).stream)).length).toBe(60_000)
})

test.runIf(full.mounted)('a disk that became read-only refuses with 503, and reads', async () => {
  const tiny = await openStore(full.folder, 'marque')
  const [kept, waiting] = [Buffer.alloc(1000, 'b'), Buffer.alloc(1000, 'c')]
  const spooled = await tiny.spool(Readable.from([kept]), { limit: LIMIT })
  await tiny.keep(spooled)
  const received = await tiny.spool(Readable.from([waiting]), { limit: LIMIT })
  spawnSync('mount', ['-o', 'remount,ro', full.folder])
  await expect(tiny.spool(Readable.from([waiting]), { limit: LIMIT })).rejects.toMatchObject({ status: 503 })
  await expect(tiny.keep(received)).rejects.toMatchObject({ status: 503 })
  await expect(tiny.discard(received)).resolves.toBeUndefined()
  expect(await buffer((await tiny.read(spooled.sha256)).stream)).toEqual(kept)
})
