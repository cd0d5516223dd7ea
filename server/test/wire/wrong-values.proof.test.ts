import { expect, test } from 'vitest'
import { testOffice } from '../office.ts'
import { buildWorld } from '../matrix/world.ts'
import { faultOf } from './answer.ts'
import { patience } from '../../../scripts/patience.ts'
import { type Json, placesOf, samplesOf, toInject, withValue } from './sample.ts'

const world = await buildWorld(
  await testOffice({ APPELS_PAR_MINUTE: '1000000', ESSAIS_PAR_ADRESSE: '1000000', ESSAIS_PAR_COMPTE: '1000000' }),
)
const samples = await samplesOf(world)

const kinds: Record<string, Json> = {
  missing: undefined,
  null: null,
  'an empty text': '',
  'a text that fits nothing': '¤',
  'a text too long': 'a'.repeat(70_000),
  'a number': -1,
  'a number out of range': 2_147_483_648,
  'a number with decimals': 1.5,
  'a boolean': true,
  'a list': ['¤'],
  'a list too long': Array.from({ length: 1001 }, () => '¤'),
  'an object': { inconnu: '¤' },
  'a text that PostgreSQL cannot hold': 'a\0b',
  'a lone surrogate': 'a\ud800b',
}

test.each(samples.filter(({ call }) => placesOf(call).length > 0))(
  '$name: every kind of wrong value in every place is refused in French, in the shape of a refusal, without internals (ERR-20)',
  // The largest forms have hundreds of fields, each tried with every kind of value.
  { timeout: 600_000 * patience },
  async (sample) => {
    const faults: string[] = []
    let refused = 0
    for (const place of placesOf(sample.call)) {
      for (const [kind, value] of Object.entries(kinds)) {
        // An empty text in the path would be another path.
        if (place.where === 'params' && (value === undefined || value === '')) continue
        if (place.where === 'headers' && typeof value === 'string' && /[\0\ud800]|.{8000}/.test(value)) continue
        const answer = await world.app.inject(toInject(withValue(sample, place, value), world))
        const fault = faultOf(sample.call, answer)
        if (fault) faults.push(`${place.where}.${place.path.join('.')}, ${kind}: ${fault}`)
        if (answer.statusCode >= 400) refused += 1
      }
    }
    const extra = await world.app.inject(toInject(withValue(sample, { where: 'body', path: ['inconnu'] }, 1), world))
    const fault = faultOf(sample.call, extra)
    if (fault) faults.push(`an extra field: ${fault}`)
    expect(faults).toEqual([])
    expect(refused).toBeGreaterThan(0)
  },
)
