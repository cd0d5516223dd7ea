import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { defaultLimites } from 'domain/core/fichier'
import { afterAll, expect, test } from 'vitest'
import { makePdf } from '../../../test/corpus/corpus.ts'
import { examineAll } from './examine.ts'
import { spoolTo } from './spool.ts'

const dir = await mkdtemp(join(tmpdir(), 'examiner-'))
afterAll(() => rm(dir, { recursive: true }))
const received = (bytes: Buffer) => spoolTo(dir, Readable.from([bytes]), { limit: bytes.length })

test('a sender of many files delays another person by one file at most', async () => {
  const large = await makePdf({ pages: 400 })
  const flood = await Promise.all(Array.from({ length: 6 }, () => received(large)))
  const [small, person] = [await received(await makePdf()), randomUUID()]
  // Starts both workers first.
  await Promise.all([small, flood[0] ?? small].map((file) => examineAll([file], defaultLimites, randomUUID())))
  const answered: string[] = []
  const sent = flood.map((file) => examineAll([file], defaultLimites, person).then(() => answered.push('flood')))
  await examineAll([small], defaultLimites, randomUUID())
  answered.push('jean')
  expect(answered.indexOf('jean')).toBeLessThanOrEqual(1)
  await Promise.all(sent)
})
