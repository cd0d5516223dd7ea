import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { textesRefus } from 'domain/core/textes/refus'
import { writeMark } from './mark.ts'
import { type Store, openStore } from './store.ts'
import { patience } from '../../../../scripts/patience.ts'

const bytes = Buffer.from('Procès-verbal')
const other = Buffer.from('Statuts')
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const spool = (content = bytes) => store.spool(Readable.from([content]), { limit: 1000 })

let parent: string
let dir: string
let store: Store
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'store-away-'))
  dir = join(parent, 'fichiers')
  store = await openStore(dir, 'base-1')
  await store.keep(await spool())
})
afterEach(() => rm(parent, { recursive: true }))

const mounted = () => join(parent, 'ailleurs')
const unmount = {
  'no folder at all': () => rename(dir, mounted()),
  'an empty mount point': async () => {
    await rename(dir, mounted())
    await mkdir(dir)
  },
  "another database's store": async () => {
    await rename(dir, mounted())
    await openStore(dir, 'base-2')
  },
}

test.each(Object.entries(unmount))(
  'with %s in its place, the store refuses with 503, writes nothing there, and serves once it is back',
  async (_, leave) => {
    const received = await spool(other)
    await leave()
    const there = await readdir(dir).catch(() => null)
    const refused = { status: 503, message: textesRefus.stockageIndisponible, headers: { 'retry-after': '30' } }
    await expect(spool()).rejects.toMatchObject(refused)
    await expect(store.keep(received)).rejects.toMatchObject(refused)
    await expect(store.read(sha256(bytes))).rejects.toMatchObject({ status: 503, message: textesRefus.lectureIndisponible })
    await expect(store.sweep({ isReferenced: async () => new Set(), olderThan: new Date() })).rejects.toMatchObject(refused)
    expect(await store.defect(1)).toBe('fichiersAbsents')
    expect(await readdir(dir).catch(() => null)).toEqual(there)

    await rm(dir, { recursive: true, force: true })
    await rename(mounted(), dir)
    await store.keep(received)
    for (const content of [bytes, other]) expect(await buffer((await store.read(sha256(content))).stream)).toEqual(content)
    await vi.waitFor(async () => expect(await store.defect(1)).toBeNull(), { timeout: 5000 * patience })
  },
)

test('a file is refused when its folder disappears during the upload', async () => {
  const slow = Readable.from(
    (async function* () {
      yield bytes
      await unmount['an empty mount point']()
      yield bytes
    })(),
  )
  const received = await store.spool(slow, { limit: 1000 })
  await expect(store.keep(received)).rejects.toMatchObject({ status: 503 })
  expect(await readdir(dir)).toEqual([])
})

test('a store restored without its empty sub-folders receives files again', async () => {
  await rm(join(dir, 'spool'), { recursive: true })
  await rm(join(dir, 'objets', sha256(bytes).slice(0, 2)), { recursive: true })
  const received = await spool()
  await expect(store.keep(received)).rejects.toMatchObject({ status: 503 })
  await store.keep(await spool())
  expect(await buffer((await store.read(sha256(bytes))).stream)).toEqual(bytes)
})

test('a store with less room than a filing may take says so, and its check leaves nothing behind', async () => {
  expect(await store.defect(Number.MAX_SAFE_INTEGER)).toBe('fichiersPleins')
  await vi.waitFor(async () => expect(await store.defect(1)).toBeNull(), { timeout: 5000 * patience })
  expect(await readdir(join(dir, 'spool'))).toEqual([])
})

test('opening a folder never replaces the mark of another database', async () => {
  await writeMark(dir, 'base-3')
  await openStore(dir, 'base-1')
  await expect(spool()).rejects.toMatchObject({ status: 503 })
})
