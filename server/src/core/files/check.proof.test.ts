import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FichierDefect } from 'domain/core/fichier'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as corpus from '../../../test/corpus/corpus.ts'
import { type Verdict, checkContent } from './check.ts'
import { MAX_DEPTH } from './pdf-objects.ts'
import { createPdfPool } from './pdf-pool.ts'
import { patience } from '../../../../scripts/patience.ts'

const MIMES = ['application/pdf', 'image/jpeg', 'image/png']

const MAIL = 'Content-Type: application/pdf; name="statuts.pdf"\r\nContent-Transfer-Encoding: binary\r\n\r\n'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'check-'))
})
afterAll(() => rm(dir, { recursive: true }))

let count = 0
const check = async (bytes: Buffer, mimes: readonly string[] = MIMES, examine?: ReturnType<typeof createPdfPool>) => {
  const path = join(dir, String((count += 1)))
  await writeFile(path, bytes)
  return checkContent(path, mimes, 'camille', examine)
}

const pdf = (pages: number, contenusActifs: string[] = []) => ({ ok: true, mime: 'application/pdf', pages, contenusActifs })
const jpeg: Verdict = { ok: true, mime: 'image/jpeg', contenusActifs: [] }
const png: Verdict = { ok: true, mime: 'image/png', contenusActifs: [] }
const refus = (raison: FichierDefect): Verdict => ({ ok: false, raison })

describe('a file is judged by its bytes', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, Verdict | ReturnType<typeof pdf>]>([
    ['a PDF', () => corpus.makePdf(), pdf(1)],
    ['a PDF of 200 pages', () => corpus.makePdf({ pages: 200 }), pdf(200)],
    ['a PDF with compressed objects', () => corpus.compressedPdf(), pdf(1)],
    ['a PDF padded with zeros', async () => Buffer.concat([await corpus.makePdf(), Buffer.alloc(4096)]), pdf(1)],
    ['a PDF after a line end', async () => Buffer.concat([Buffer.from('\r\n'), await corpus.makePdf()]), pdf(1)],
    ['a PDF after a byte order mark', async () => Buffer.concat([Buffer.from('efbbbf', 'hex'), await corpus.makePdf()]), pdf(1)],
    ['a PDF after the header of a mail', async () => Buffer.concat([Buffer.from(MAIL), await corpus.makePdf()]), pdf(1)],
    ['a PDF after 1,024 bytes', async () => Buffer.concat([Buffer.alloc(1_024, ' '), await corpus.makePdf()]), pdf(1)],
    ['a PDF protected by its owner only', () => corpus.protectedPdf(), pdf(1)],
    ['a JPEG', () => corpus.makeImage(), jpeg],
    ['a progressive JPEG', () => corpus.makeImage({ progressif: true }), jpeg],
    ["a JPEG followed by its maker's data", () => corpus.jpegWithTrailer(), jpeg],
    ['a JPEG with bytes after its last line', () => corpus.jpegWithSurplus(), jpeg],
    ['a PNG', () => corpus.makeImage({ format: 'png' }), png],
    ['a PNG of 49 million points', () => corpus.giantPng({ cote: 7_000, complet: true }), png],
    ['an interlaced PNG', () => corpus.makeImage({ format: 'png', progressif: true }), png],
  ])('%s is accepted', async (_, make, verdict) => {
    expect(await check(await make())).toEqual(verdict)
  })

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a truncated PDF', () => corpus.truncatedPdf()],
    ['a PDF that lost its last bytes', () => corpus.truncatedPdf(0.995)],
    ['a PDF with bytes flipped inside a page', () => corpus.damagedPdf()],
    ['a PDF with nothing inside', () => corpus.emptyPdf()],
    ['a PDF whose pages turn in circles', () => corpus.pdfBoucle()],
    ['a PDF that inflates to 200 MiB', () => corpus.pdfBombe()],
    ['a truncated JPEG', async () => (await corpus.makeImage()).subarray(0, 4000)],
    ['a JPEG that lost its last byte', async () => (await corpus.makeImage()).subarray(0, -1)],
    ['a truncated JPEG with a whole thumbnail', () => corpus.truncatedJpegWithVignette()],
    ['a JPEG whose data do not fill what it announces', () => corpus.tooShortJpeg()],
    ['a progressive one', () => corpus.tooShortJpeg({ progressif: true })],
    ['a JPEG whose data stop half-way', () => corpus.interruptedJpeg()],
    ['a truncated PNG', async () => (await corpus.makeImage({ format: 'png' })).subarray(0, 4000)],
    ['a PNG with flipped bytes', async () => corpus.damageImage(await corpus.makeImage({ format: 'png' }))],
    ['an interlaced PNG with flipped bytes', async () => corpus.damageImage(await corpus.makeImage({ format: 'png', progressif: true }))],
    ['a PNG that announces 3.6 billion points', () => corpus.giantPng()],
    ['a PNG of 51 million points', () => corpus.giantPng({ cote: 7_142, complet: true })],
    ['a progressive JPEG of 49 million points', () => corpus.giantJpeg()],
    ['a PNG that announces more lines than it has', () => corpus.giantPng({ cote: 3_000 })],
  ])('%s is unreadable', async (_, make) => {
    expect(await check(await make())).toEqual(refus('illisible'))
  })

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['beyond the first 1,024 bytes', async () => Buffer.concat([Buffer.alloc(1_025, ' '), await corpus.makePdf()])],
    ['that is damaged behind them', async () => Buffer.concat([Buffer.from('\n'), await corpus.truncatedPdf()])],
  ])('bytes before a PDF %s are named as what is wrong', async (_, make) => {
    expect(await check(await make())).toEqual(refus('entete'))
  })

  test('a page or a program that carries a PDF behind it is no PDF', async () => {
    for (const before of ['<!doctype html><script>alert(1)</script>\n', ' <svg/>', '#!/bin/sh\n'])
      expect(await check(Buffer.concat([Buffer.from(before), await corpus.makePdf()]))).toEqual(refus('type'))
  })

  test('a PDF that needs a password is refused for that reason', async () => {
    expect(await check(await corpus.encryptedPdf())).toEqual(refus('chiffre'))
  })

  test.each(['gif', 'webp', 'tiff', 'avif'] as const)('a %s picture is not an accepted type', async (format) => {
    expect(await check(await corpus.makeImage({ format }))).toEqual(refus('type'))
  })

  test.each(Object.keys(corpus.disguises))('%s under a false name is not an accepted type', async (name) => {
    expect(await check(corpus.disguises[name]!)).toEqual(refus('type'))
  })

  test('a type missing from the settings is refused, and listing an unsupported type does not add it', async () => {
    expect(await check(await corpus.makeImage(), ['application/pdf'])).toEqual(refus('type'))
    expect(await check(await corpus.makeImage({ format: 'gif' }), ['image/gif'])).toEqual(refus('type'))
  })
})

describe('a PDF with active content is accepted, and that content is named to the clerk (threat T5)', () => {
  const named = (cases: typeof corpus.activePdfs) => Object.entries(cases).map(([what, [make, contenu]]) => ({ what, make, contenu }))

  test.each(named(corpus.activePdfs))('$what: $contenu', async ({ make, contenu }) => {
    expect(await check(await make())).toEqual(pdf(1, [contenu]))
  })

  test.each(named(corpus.hiddenActivePdfs))('$what: $contenu', async ({ make, contenu }) => {
    expect(await check(await make())).toEqual(pdf(1, [contenu]))
  })

  test('all kinds are found, each once', async () => {
    const both = await corpus.makePdf({ javascript: 'app.alert(1)', pieceJointe: 'virus.exe' })
    expect(await check(both)).toEqual(pdf(1, ['FICHIER_JOINT', 'JAVASCRIPT']))
  })

  test.each(Object.entries(corpus.passivePdfs))('%s does not act', async (_, make) => {
    expect(await check(await make())).toEqual(pdf(1))
  })
})

describe('the worker processes that open PDF', () => {
  // 15 KB that pdfjs turns into 15 million objects: in a thread, this aborted the whole server.
  const objectBomb = () => corpus.compressedPdf({ action: `(${'x'.repeat(15_000_000)})` })
  // Inflated twice by pdfjs into one buffer, which V8 does not count.
  const bufferBomb = () => corpus.compressedPdf({ blancs: 150_000_000, filtre: '[/FlateDecode /FlateDecode]' })

  test.each([
    ['JavaScript memory', objectBomb],
    ['buffers', bufferBomb],
  ])('one that exhausts its %s is replaced, and only its file is refused', async (_, bomb) => {
    const examine = createPdfPool({ processes: 1 })
    const small = await corpus.makePdf()
    const verdicts = await Promise.all([small, bomb(), small].map((bytes) => check(bytes, MIMES, examine)))
    expect(verdicts).toEqual([pdf(1), refus('complexe'), pdf(1)])
  })

  /** Our child processes, on systems that list them. */
  const CHILDREN = `/proc/self/task/${process.pid}/children`
  const children = async () => (await readFile(CHILDREN, 'utf8')).split(' ').filter(Boolean).map(Number)

  const array = { begin: '[', end: ']' }
  test.runIf(existsSync(CHILDREN)).each<[string, () => Buffer]>([
    ['dictionaries', () => corpus.nestedPdf(300_000)],
    ['arrays', () => corpus.nestedPdf(300_000, array)],
    ['dictionaries that never end', () => corpus.nestedPdf(500_000, { end: '' })],
    ['dictionaries that each hide an object', () => corpus.nestedPdf(200_000, { begin: '<</A %1 0 obj\n' })],
    ['compressed dictionaries', () => corpus.nestedPdf(300_000, { compresse: true })],
  ])('one that nests %s without end is refused at once, by a process that goes on', async (_, make) => {
    const examine = createPdfPool({ processes: 1 })
    await check(await corpus.makePdf(), MIMES, examine)
    const before = await children()
    expect(await check(make(), MIMES, examine)).toEqual(refus('complexe'))
    expect(await children()).toEqual(expect.arrayContaining(before))
  })

  test('a PDF nested one level below the limit is read, and one at the limit is refused', async () => {
    expect(await check(corpus.nestedPdf(MAX_DEPTH - 1))).toEqual(pdf(1))
    expect(await check(corpus.nestedPdf(MAX_DEPTH))).toEqual(refus('complexe'))
  })

  test.runIf(existsSync(CHILDREN))('one that takes too long is stopped, and its file is refused', async () => {
    const before = await children()
    const slow = await corpus.makePdf({ pages: 300 })
    expect(await check(slow, MIMES, createPdfPool({ processes: 1, time: 1 }))).toEqual(refus('complexe'))
    // Children of other tests may end meanwhile: only a new one would be this worker.
    await vi.waitFor(async () => expect((await children()).filter((child) => !before.includes(child))).toEqual([]), {
      timeout: 5_000 * patience,
    })
  })

  test.runIf(existsSync(CHILDREN))('one killed by the system while idle costs no file', async () => {
    const examine = createPdfPool({ processes: 1 })
    const small = await corpus.makePdf()
    const before = await children()
    expect(await check(small, MIMES, examine)).toEqual(pdf(1))
    const [pid] = (await children()).filter((each) => !before.includes(each))
    process.kill(pid!, 'SIGKILL')
    // Children of other tests may end meanwhile: only a new one would be this worker.
    await vi.waitFor(async () => expect((await children()).filter((child) => !before.includes(child))).toEqual([]), {
      timeout: 5_000 * patience,
    })
    expect(await check(small, MIMES, examine)).toEqual(pdf(1))
  })

  test.runIf(existsSync(CHILDREN))('one whose processor works too long is stopped, and its file is refused', async () => {
    // As many pages as a file may have, ten times what one page costs a new worker: neither is near the limit, on any machine.
    const examine = createPdfPool({ processes: 1, cpu: 500 })
    expect(await check(await corpus.makePdf({ pages: 3_000 }), MIMES, examine)).toEqual(refus('complexe'))
    expect(await check(await corpus.makePdf(), MIMES, examine)).toEqual(pdf(1))
  })

  test('thousands of pages are refused before they are opened', async () => {
    expect(await check(corpus.pdfWithCountlessPages())).toEqual(refus('complexe'))
    expect(await check(corpus.pdfWithCountlessPages(3_001))).toEqual(refus('complexe'))
  })

  test('one person never holds every worker', async () => {
    const examine = createPdfPool({ processes: 2 })
    const [large, small] = [join(dir, 'large'), join(dir, 'small')]
    // Large enough that a second worker starts meanwhile, even on a busy machine.
    await writeFile(large, await corpus.makePdf({ pages: 1_500 }))
    await writeFile(small, await corpus.makePdf())
    const read: string[] = []
    const flood = [1, 2].map(() => examine(large, 'flood').then(() => read.push('flood')))
    await examine(small, 'jean')
    expect(read).toEqual([])
    await Promise.all(flood)
  })

  test('many files at once are all read', async () => {
    const bytes = await Promise.all(Array.from({ length: 12 }, (_, index) => corpus.makePdf({ pages: index + 1 })))
    expect(await Promise.all(bytes.map((each) => check(each)))).toEqual(bytes.map((_, index) => pdf(index + 1)))
  })
})

describe('whatever happens to a file, it gets a verdict', () => {
  const originals = [
    ['JPEG', () => corpus.makeImage({ largeur: 64, hauteur: 48 })],
    ['progressive JPEG', () => corpus.makeImage({ largeur: 64, hauteur: 48, progressif: true })],
    ['PNG', () => corpus.makeImage({ format: 'png', largeur: 64, hauteur: 48 })],
    ['PDF', () => corpus.makePdf({ pages: 2 })],
  ] as const

  test.each(originals)(
    'a %s cut anywhere is refused',
    async (_, make) => {
      const whole = await make()
      // A PDF without the newline after its end marker is whole.
      const shortest = whole.length - (whole.subarray(-1).toString() === '\n' ? 2 : 1)
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 0, max: shortest }), async (length) => {
          expect((await check(whole.subarray(0, length))).ok).toBe(false)
        }),
        { numRuns: 60 },
      )
    },
    30_000,
  )

  test.each(originals)(
    'a %s with bytes changed anywhere never throws',
    async (_, make) => {
      const whole = await make()
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }), async (changes) => {
          const copy = Buffer.from(whole)
          for (const [at, byte] of changes) copy[at] = byte
          expect(await check(copy)).toHaveProperty('ok')
        }),
        { numRuns: 60 },
      )
    },
    30_000,
  )
})
