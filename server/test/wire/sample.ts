import type { InjectOptions } from 'fastify'
import { calls } from 'contract/app/calls'
import type { Call } from 'contract/core/call'
import * as z from 'zod/mini'
import type { Line } from '../matrix/line.ts'
import { lines } from '../matrix/lines.ts'
import type { Person } from '../matrix/persons.ts'
import type { World } from '../matrix/world.ts'

export type Where = 'params' | 'query' | 'headers' | 'body'
export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json }
type Fields = { [key: string]: Json }

/** A valid request of one call, in parts, so that any value can be replaced. */
export interface Sample {
  name: string
  call: Call
  /** A person who is allowed. */
  person: Person
  params: Fields
  query: Fields
  headers: Fields
  /** The JSON of the body, or of the JSON part of a multipart one. */
  body: Json
}

const jsonOf = async (call: Call, payload: unknown): Promise<Json> => {
  if (!(payload instanceof FormData)) return (payload ?? {}) as Json
  const part = payload.get(call.multipart?.name ?? '')
  return JSON.parse(part instanceof Blob ? await part.text() : (part ?? 'null')) as Json
}

/** One sample per call, from the rights matrix, which has a valid request for each. */
export const samplesOf = async (world: World): Promise<Sample[]> => {
  const samples: Sample[] = []
  for (const [name, call] of Object.entries(calls) as [keyof typeof calls, Call][]) {
    const line: Line = lines[name]
    const { params = {}, query = {}, headers = {}, payload } = await line.send(world)
    const person = line.allowed.find((allowed) => allowed !== 'anonymous') ?? 'both'
    samples.push({ name, call, person, params, query, headers, body: await jsonOf(call, payload) })
  }
  return samples
}

const text = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null))
/** Some hostile texts are already percent-encoded. */
const inAddress = (value: Json): string => {
  const said = text(value)
  return /^%[0-9A-F]{2}/.test(said) ? said : encodeURIComponent(said.toWellFormed())
}

const queryOf = (query: Fields): string =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([key, value]) => (Array.isArray(value) ? value : [value]).map((one) => `${inAddress(key)}=${inAddress(one)}`))
    .join('&')

/** Converts it for `inject`; `undefined` fields are not sent. */
export const toInject = ({ call, params, query, headers, body, person }: Sample, world: World): InjectOptions => {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => inAddress(params[name] ?? ''))
  const asked = queryOf(query)
  const given = Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, text(value)]),
  )
  const bearer = person === 'anonymous' ? {} : world.people[person].bearer
  const options: InjectOptions = { method: call.method, url: asked ? `${path}?${asked}` : path, headers: { ...given, ...bearer } }
  const json = JSON.stringify(body) ?? 'null'
  if (call.body) return { ...options, headers: { ...options.headers, 'content-type': 'application/json' }, payload: json }
  if (!call.multipart) return options
  const payload = new FormData()
  payload.append(call.multipart.name, json)
  return { ...options, payload }
}

type Schema = {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: Schema | boolean
}

const pathsIn = (schema: Schema, at: string[]): string[][] => [
  ...(at.length ? [at] : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => pathsIn(inner, [...at, key])),
  ...(schema.items ? pathsIn(schema.items, [...at, '0']) : []),
  ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((inner) => pathsIn(inner, at)),
]

export interface Place {
  where: Where
  path: string[]
}

/** Every place of a call that takes a value, objects and lists included, from its schemas. */
export const placesOf = (call: Call): Place[] =>
  (['params', 'query', 'headers', 'body'] as const).flatMap((where) => {
    const schema = where === 'body' ? (call.body ?? call.multipart?.schema) : call[where]
    if (!schema) return []
    const paths = pathsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, [])
    return [...new Map(paths.map((path) => [path.join('/'), { where, path }])).values()]
  })

const isRecord = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const put = (into: Json, [key = '', ...rest]: string[], value: Json): Json => {
  if (/^\d+$/.test(key)) {
    const [first, ...others] = Array.isArray(into) ? into : []
    return [rest.length ? put(first, rest, value) : value, ...others]
  }
  const record = isRecord(into) ? into : {}
  return { ...record, [key]: rest.length ? put(record[key], rest, value) : value }
}

/** The sample with another value at a place. */
export const withValue = (sample: Sample, { where, path }: Place, value: Json): Sample => ({
  ...sample,
  [where]: put(sample[where], path, value),
})
