import { parseArgs } from 'node:util'
import type { Recherche } from 'server/registre/filtres'
import { cpuOf, endedChildrenCpu } from '../cpu.ts'
import { loadHttp } from '../http-load.ts'
import { median } from '../median.ts'
import { withOffice, type BenchOffice } from './office.ts'
import { pgbenchSlice, requirePgbench } from './pgbench.ts'
import { statementsOf } from './statements.ts'

/** From the cheapest statement to the most expensive: the cheaper it is, the more HTTP weighs. */
const pages: readonly (readonly [name: string, filters: Partial<Recherche>])[] = [
  ['a number begun', { numero: 'STR0001' }],
  ['a word of the name', { nom: 'échecs' }],
  ['no filter', {}],
]

const connections = 8

/** Q1, Q2: the register's page over HTTP against the same SQL through pgbench, in interleaved slices; medians of the ratios per round. */
export const run = async (args: string[]): Promise<void> => {
  requirePgbench()
  const { values } = parseArgs({
    args,
    options: {
      associations: { type: 'string', default: '75000' },
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '3' },
    },
  })
  const [associations, rounds, seconds] = [Number(values.associations), Number(values.rounds), Number(values.seconds)]
  await withOffice(associations, async (office) => {
    console.log(`\n${associations} associations, ${connections} connections, ${rounds} rounds of ${seconds} s a side\n`)
    console.log(heading)
    for (const [name, filters] of pages) console.log(await measure(office, name, filters, rounds, seconds))
  })
}

const heading = `| Page of 20 rows | CPU of a request, HTTP | CPU of its SQL, pgbench | Q1: ratio | requests/s, HTTP | requests/s, pgbench | Q2: ratio |
|---|---|---|---|---|---|---|`

interface Side {
  /** Milliseconds of CPU per request, including PostgreSQL. */
  cpu: number
  rate: number
}

const measure = async (
  { url, port, bearer, pids }: BenchOffice,
  name: string,
  filters: Partial<Recherche>,
  rounds: number,
  seconds: number,
): Promise<string> => {
  const query = new URLSearchParams(Object.entries(filters).map(([key, value]): [string, string] => [key, String(value)]))
  const statements = statementsOf(bearer.authorization, filters)
  const slices = {
    http: () => loadHttp({ port, path: `/api/association?${query}`, headers: bearer, connections, seconds }),
    pgbench: () => pgbenchSlice(url, statements, connections, seconds),
  }
  const side = async (slice: keyof typeof slices): Promise<Side> => {
    // pgbench is a child of this process. The HTTP client is not counted, since it stands for the visitors.
    const used = () => cpuOf(pids.postmaster) + (slice === 'http' ? cpuOf(pids.server) : endedChildrenCpu())
    const [before, started] = [used(), performance.now()]
    const done = await slices[slice]()
    const elapsed = (performance.now() - started) / 1000
    return { cpu: ((used() - before) * 1000) / done, rate: done / elapsed }
  }
  await slices.http()
  const measured: { http: Side; pgbench: Side }[] = []
  for (let round = 0; round < rounds; round += 1) measured.push({ pgbench: await side('pgbench'), http: await side('http') })
  const of = (value: (round: (typeof measured)[number]) => number, digits: number): string => median(measured.map(value)).toFixed(digits)
  return `| ${[
    name,
    `${of(({ http }) => http.cpu, 2)} ms`,
    `${of(({ pgbench }) => pgbench.cpu, 2)} ms`,
    of(({ http, pgbench }) => pgbench.cpu / http.cpu, 2),
    of(({ http }) => http.rate, 0),
    of(({ pgbench }) => pgbench.rate, 0),
    of(({ http, pgbench }) => http.rate / pgbench.rate, 2),
  ].join(' | ')} |`
}
