import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, readlinkSync, statSync } from 'node:fs'
import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { calls } from 'contract/app/calls'
import type { Call } from 'contract/core/call'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { submitDepot, receptions, threePdfs } from '../../test/filings.ts'
import { type Keeper, keepers } from '../../test/keepers.ts'
import { testOffice } from '../../test/office.ts'
import { someone } from '../../test/people.ts'

// Silent: some tests make the server fail on purpose.
const office = await testOffice({ JOURNAL: 'silent' })
const { db, store } = office
const filer = await someone(office)
const known = await keepers(office)

/** The prototype of every open file of this process. */
const fileHandle = await (async () => {
  const handle = await open(import.meta.filename)
  await handle.close()
  return Object.getPrototypeOf(handle) as typeof handle
})()

describe('every call that keeps a file is listed here', () => {
  test('calls that receive a file; the validation of a document keeps nothing', () => {
    const receiving = Object.entries(calls as Record<string, Call>).flatMap(([name, call]) => (call.multipart ? [name] : []))
    const kept = known.map(({ call }) => call).filter((call) => !['inscrire', 'demander', 'rejeter'].includes(call))
    expect(receiving.toSorted()).toEqual([...kept, 'validerDocument'].toSorted())
  })

  test('calls whose acts are documents', async () => {
    const root = join(import.meta.dirname, '..')
    const sources = (await readdir(root, { recursive: true })).filter(
      (path) => path.endsWith('.ts') && !/\.test\.ts$|^app\/seed\//.test(path),
    )
    const keeping = await Promise.all(
      sources.map(async (path) => (/store\.keep\(|\bkeepPdf\(/.test(await readFile(join(root, path), 'utf8')) ? [path] : [])),
    )
    expect(keeping.flat().toSorted()).toEqual([
      'core/files/keep-pdf.ts',
      'greffe/association/ajout.ts',
      'greffe/ex-officio/receive.ts',
      'greffe/feuille.ts',
      'numerisation/store.ts',
      'rattachements/demande/ask.ts',
      'requetes/brouillon/bind-pages.ts',
      'requetes/brouillon/keep-annexe.ts',
      'requetes/brouillon/keep-page.ts',
      'requetes/depot/submit.ts',
    ])
  })
})

/** One fsync or insert, in order: the hash of a synced file, the entries of a synced folder, or the hashes of an insert. */
type Happening = { content: string } | { folder: string; listed: string[] } | { named: string[] }

describe('the bytes and their folders are on the disk before the transaction that names them (rule E2)', () => {
  const happened: Happening[] = []

  beforeAll(() => {
    const sync = fileHandle.sync
    vi.spyOn(fileHandle, 'sync').mockImplementation(async function (this: typeof fileHandle) {
      const path = readlinkSync(`/proc/self/fd/${this.fd}`)
      // Simulates a slow disk: an operation that nobody awaits would come after the transaction.
      await setTimeout(20)
      await sync.call(this)
      happened.push(
        statSync(path).isDirectory()
          ? { folder: path, listed: readdirSync(path) }
          : { content: createHash('sha256').update(readFileSync(path)).digest('hex') },
      )
    })
    const query = pg.Client.prototype.query
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
      const [text, values] = args as [unknown, unknown[] | undefined]
      if (typeof text === 'string' && text.startsWith('insert into "fichier"'))
        happened.push({ named: (values ?? []).filter((value): value is string => /^[0-9a-f]{64}$/.test(String(value))) })
      return Reflect.apply(query, this, args) as never
    } as never)
  })

  afterAll(() => void vi.restoreAllMocks())

  const all = known.map((keeper) => [keeper.call, keeper] as const)
  test.runIf(process.platform === 'linux').each(all)('%s', async (_, { prepare }: Keeper) => {
    const send = await prepare()
    const before = happened.length
    expect((await send()).status).toBeLessThan(300)
    const named = happened.slice(before).flatMap((each) => ('named' in each ? each.named : []))
    expect(named.length).toBeGreaterThan(0)
    for (const sha256 of named) {
      const naming = happened.findLastIndex((each) => 'named' in each && each.named.includes(sha256))
      const earlier = happened.slice(0, naming)
      const listing = (folder: string, entry: string) =>
        earlier.findLastIndex((each) => 'folder' in each && each.folder.endsWith(folder) && each.listed.includes(entry))
      const [first, second] = [sha256.slice(0, 2), sha256.slice(2, 4)]
      expect(earlier.some((each) => 'content' in each && each.content === sha256)).toBe(true)
      expect(listing(`/objets/${first}/${second}`, sha256)).toBeGreaterThanOrEqual(before)
      expect(listing(`/objets/${first}`, second)).toBeGreaterThanOrEqual(0)
      expect(listing('/objets', first)).toBeGreaterThanOrEqual(0)
    }
  })
})

describe('a full or read-only store is reported as such, and nothing is recorded', () => {
  afterEach(() => void vi.restoreAllMocks())

  const all = known.flatMap((keeper) => [[keeper.call, 'ENOSPC', 507, keeper] as const, [keeper.call, 'EROFS', 503, keeper] as const])
  test.each(all)('%s, %s: %i', async (_, code, status, { prepare }) => {
    const send = await prepare()
    vi.spyOn(fileHandle, 'sync').mockRejectedValue(Object.assign(new Error(code), { code, syscall: 'fsync' }))
    const { status: answered, body } = await send()
    expect([answered, body.message]).toEqual([
      status,
      "L'espace de stockage des fichiers est momentanément indisponible. Rien n'a été enregistré\u00A0; réessayez dans quelques minutes.",
    ])
    // In a call with several files, those after the failure finish on their own.
    await expect.poll(() => receptions(office)).toEqual([])
    vi.restoreAllMocks()
    expect((await send()).status).toBeLessThan(300)
  })
})

describe('of several files, each is kept or none is named', () => {
  afterEach(() => void vi.restoreAllMocks())

  test.each([0, 1, 2])('the failure of number %i fails the filing', async (failing) => {
    const keep = store.keep
    let kept = 0
    vi.spyOn(store, 'keep').mockImplementation(async (spooled) => {
      if (kept++ === failing) throw new Error('lost')
      await keep(spooled)
    })
    const count = async () => Number((await db.selectFrom('requete').select(db.fn.countAll().as('total')).executeTakeFirstOrThrow()).total)
    const before = await count()
    expect((await submitDepot(office, filer, { fichiers: await threePdfs() })).statusCode).toBe(500)
    expect(await count()).toBe(before)
    expect(await receptions(office)).toEqual([])
  })
})
