import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { median } from '../median.ts'
import { acts } from './acts.ts'
import { bestAccuracy } from './classifier.ts'
import { withOffice } from './office.ts'

const warmUp = 20

/** Milliseconds until the whole answer is read, and the answer without the address typed. */
const timed = async (call: () => Promise<Response>, email: string): Promise<{ time: number; said: string }> => {
  const start = performance.now()
  const answer = await call()
  const body = await answer.text()
  const time = performance.now() - start
  const said = `${answer.status} ${answer.headers.get('location') ?? ''} ${body}`.replaceAll(encodeURIComponent(email), '')
  return { time, said }
}

/** `npm run bench -- enumeration [--tries 1000]`: does an answer, or its time, reveal whether an address has an account? */
export const run = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({ args, options: { tries: { type: 'string', default: '1000' } } })
  const tries = Number(values.tries)
  await withOffice(tries + warmUp, async (office) => {
    console.log(`| Call, 2 × ${tries} tries | has an account, median | has none, median | best threshold | goal S6 | answers |`)
    console.log('|---|---|---|---|---|---|')
    for (const [name, act] of Object.entries(acts(office))) {
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
      const answers = { known: new Set<string>(), unknown: new Set<string>() }
      for (let index = 0; index < tries + warmUp; index += 1) {
        const sides = randomInt(2) ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
        for (const side of sides) {
          const email = office[side][index] ?? ''
          const { time, said } = await timed(await act(email), email)
          if (index < warmUp) continue
          times[side].push(time)
          answers[side].add(said)
        }
      }
      const same = [...answers.known].toSorted().join() === [...answers.unknown].toSorted().join()
      const accuracy = (bestAccuracy(times.known, times.unknown) * 100).toFixed(1)
      const medians = [times.known, times.unknown].map((side) => `${median(side).toFixed(2)} ms`)
      console.log(`| ${name} | ${medians.join(' | ')} | ${accuracy} % | ≤ 55 % | ${same ? 'identical' : 'DIFFERENT'} |`)
    }
  })
}
