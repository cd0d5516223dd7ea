import { describe, expect, test } from 'vitest'
import { calls } from 'contract/app/calls'
import type { Call } from 'contract/core/call'
import type { CorpsErreur } from 'domain/core/erreurs'
import * as z from 'zod/mini'
import { buildWorld } from '../matrix/world.ts'
import { testOffice } from '../office.ts'
import { type Json, samplesOf, toInject, type Place, withValue } from './sample.ts'

interface Schema {
  type?: string
  pattern?: string
  format?: string
  maxLength?: number
  maxItems?: number
  maximum?: number
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
}

/** A field of a body whose text, list or number has an upper limit. */
interface Bound extends Place {
  max: number
  of: 'text' | 'list' | 'number'
}

/** Numbers without a limit of their own are limited to what JavaScript counts exactly. */
const unlimited = 1e12

const boundsIn = (schema: Schema, path: string[]): Bound[] => {
  const { maxLength, maxItems, maximum, pattern, format, properties = {}, items, anyOf = [], allOf = [] } = schema
  const place = { where: 'body', path } as const
  const variants = anyOf.filter(({ type }) => type !== 'null')
  return [
    ...(maxLength && !pattern && !format ? [{ ...place, max: maxLength, of: 'text' } as const] : []),
    ...(maxItems ? [{ ...place, max: maxItems, of: 'list' } as const] : []),
    ...(maximum !== undefined && maximum < unlimited ? [{ ...place, max: maximum, of: 'number' } as const] : []),
    ...Object.entries(properties).flatMap(([key, inner]) => boundsIn(inner, [...path, key])),
    ...(items ? boundsIn(items, [...path, '0']) : []),
    // The sample has one of several shapes: the limits of the other shapes do not apply.
    ...(variants.length === 1 ? boundsIn(variants[0] as Schema, path) : []),
    ...allOf.flatMap((inner) => boundsIn(inner, path)),
  ]
}

const boundsOf = (call: Call): Bound[] => {
  const schema = call.body ?? call.multipart?.schema
  if (!schema) return []
  const bounds = boundsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, [])
  return [...new Map(bounds.map((bound) => [`${bound.path.join('/')} ${bound.of}`, bound])).values()]
}

const at = (json: Json, path: string[]): Json =>
  path.reduce<Json>((inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, Json>)[key] : undefined), json)

const valueOf = ({ of, path }: Bound, count: number, sample: Json): Json => {
  if (of === 'number') return count
  if (of === 'text') return 'a'.repeat(count)
  const [item] = (at(sample, path) as Json[] | undefined) ?? []
  return Array.from({ length: count }, () => item)
}

/** The path as errors write it: `points[0].precisions`. */
const fieldOf = (path: string[]): string =>
  path.reduce((name, key) => (/^\d+$/.test(key) ? `${name}[${key}]` : name ? `${name}.${key}` : key), '')

const world = await buildWorld(
  await testOffice(
    Object.fromEntries(
      [
        'APPELS_PAR_MINUTE',
        'ESSAIS_PAR_ADRESSE',
        'ESSAIS_PAR_COMPTE',
        'COURRIELS_PAR_JOUR',
        'COURRIELS_PAR_HEURE',
        'INVITATIONS_PAR_JOUR',
      ].map((name) => [name, '1000000']),
    ),
  ),
)
const samples = await samplesOf(world)
// Left out: browsers' own reports have other shapes. A filing and a document added to a draft are parsed with their files; tests of the
// domain's rules cover their limits.
const apart = /^(rapporterCsp|deposer|joindre)/
const bounded = samples.filter(({ name, call }) => !apart.test(name) && boundsOf(call).length > 0)

test('some calls have limits', () => {
  expect(bounded.length).toBeGreaterThan(40)
  expect(bounded.length).toBeLessThan(Object.keys(calls).length)
})

describe.each(bounded.map((sample) => [sample.name, sample] as const))('the limits of %s', (_, sample) => {
  const found = boundsOf(sample.call).filter(({ of, path }) => of !== 'list' || at(sample.body, [...path, '0']) !== undefined)
  test.each(found.map((bound) => [fieldOf(bound.path), bound] as const))(
    '%s: one more is refused under its field, the limit is not',
    async (field, bound) => {
      const said = async (count: number) => {
        const request = toInject(withValue(sample, bound, valueOf(bound, count, sample.body)), world)
        const answer = await world.app.inject(request)
        const { errors = [] } = answer.statusCode >= 400 ? answer.json<Partial<CorpsErreur>>() : {}
        return {
          status: answer.statusCode,
          here: errors.filter((error) => error.field === field).map(({ defaultMessage }) => defaultMessage),
        }
      }
      const over = await said(bound.max + 1)
      expect([over.status, over.here.length]).toEqual([400, 1])
      expect((await said(bound.max)).here).not.toContain(over.here[0])
    },
  )
})
