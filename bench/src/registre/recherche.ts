import { parseArgs } from 'node:util'
import { ensureDatabase, openDatabase, type Db } from 'server/core/database'
import { startEmbedded } from 'server/core/postgres/embedded'
import { type Recherche, withoutFilter } from 'server/registre/filtres'
import { searchAssociations } from 'server/registre/recherche'
import { dataDir, fill } from './office.ts'
import { cases } from './cases.ts'
import { join } from 'node:path'
import { naivePage } from './naive.ts'

const oneHour = 3_600_000

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** Milliseconds of each of `times` runs, sorted. A first run fills the caches and is not counted. */
const timed = async (times: number, work: () => Promise<unknown>): Promise<number[]> => {
  await work()
  const took: number[] = []
  for (let run = 0; run < times; run += 1) {
    const started = performance.now()
    await work()
    took.push(performance.now() - started)
  }
  return took.toSorted((one, other) => one - other)
}

interface Measure {
  p50: number
  p99: number
  naive: number
}

const measure = async (db: Db, search: Recherche, times: number, naive: boolean): Promise<Measure> => {
  const took = await timed(times, () => searchAssociations(db, search))
  const plain = naive ? await timed(2, () => naivePage(db, search)) : []
  return { p50: quantile(took, 0.5), p99: quantile(took, 0.99), naive: quantile(plain, 0.5) }
}

const ms = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0))

/** Q3, G1, G2: every search at several sizes of the register in one run, against the naive form at the largest size. */
export const run = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: { sizes: { type: 'string', default: '1000,100000,1000000' }, times: { type: 'string', default: '40' } },
  })
  const sizes = values.sizes.split(',').map(Number)
  const embedded = await startEmbedded(join(dataDir, 'postgres'))
  const registers: Db[] = []
  try {
    for (const size of sizes) {
      const db = openDatabase(await ensureDatabase(embedded.url, `registre_${size}`), 4, oneHour)
      registers.push(db)
      await fill(db, size)
    }
    const largest = sizes.length - 1
    console.log(
      `\n| Search, p50 / p99 in ms | ${sizes.join(' | ')} | growth ${sizes[largest - 1] ?? ''} → ${sizes[largest] ?? ''} | naive, p50 | ratio |`,
    )
    console.log(`|---|${'---|'.repeat(sizes.length + 3)}`)
    for (const [name, search] of cases) {
      const found: Measure[] = []
      for (const [rank, db] of registers.entries())
        found.push(await measure(db, { ...withoutFilter, ...search }, Number(values.times), rank === largest))
      const [before, last] = [found[largest - 1], found[largest]]
      if (!last) continue
      const growth = before ? `×${(last.p50 / before.p50).toFixed(1)}` : ''
      const cells = found.map(({ p50, p99 }) => `${ms(p50)} / ${ms(p99)}`)
      console.log(`| ${[name, ...cells, growth, ms(last.naive), (last.p50 / last.naive).toFixed(3)].join(' | ')} |`)
    }
  } finally {
    for (const db of registers) await db.destroy()
    await embedded.stop()
  }
}
