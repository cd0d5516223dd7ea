import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { limitesParDefaut } from 'domain/core/fichier'
import { afterAll, expect, test } from 'vitest'
import { unPdf } from '../../../test/corpus/corpus.ts'
import { examinerTous } from './examiner.ts'
import { spoolTo } from './spool.ts'

const dir = await mkdtemp(join(tmpdir(), 'examiner-'))
afterAll(() => rm(dir, { recursive: true }))
const received = (bytes: Buffer) => spoolTo(dir, Readable.from([bytes]), { limit: bytes.length })

test('a sender of many files delays another person by one file at most', async () => {
  const large = await unPdf({ pages: 400 })
  const flood = await Promise.all(Array.from({ length: 6 }, () => received(large)))
  const [small, person] = [await received(await unPdf()), randomUUID()]
  // Starts both workers first.
  await Promise.all([small, flood[0] ?? small].map((file) => examinerTous([file], limitesParDefaut, randomUUID())))
  const answered: string[] = []
  const sent = flood.map((file) => examinerTous([file], limitesParDefaut, person).then(() => answered.push('flood')))
  await examinerTous([small], limitesParDefaut, randomUUID())
  answered.push('jean')
  expect(answered.indexOf('jean')).toBeLessThanOrEqual(1)
  await Promise.all(sent)
})
