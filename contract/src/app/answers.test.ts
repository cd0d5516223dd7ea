import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '../core/call.ts'
import { calls } from './calls.ts'

interface Json {
  properties?: Record<string, Json>
  items?: Json
  const?: unknown
  [keyword: string]: unknown
}

/** Every schema within the answer of a call, with the name of the property that holds it. */
function* schemasIn(value: unknown, name = ''): Generator<{ name: string; schema: Json }> {
  if (typeof value !== 'object' || value === null) return
  yield { name, schema: value as Json }
  for (const [key, inner] of Object.entries(value)) yield* schemasIn(inner, key)
}

const answers = Object.entries<Call>(calls).flatMap(([call, { answer }]) =>
  answer ? [...schemasIn(z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' }))].map((each) => ({ call, ...each })) : [],
)

test('[X-87, ENT-11] every commune of an answer carries its two courts', () => {
  // The list of names alone has no id (API-21).
  const communes = answers.filter(({ schema: { properties } }) => properties?.['codePostaux'] && properties['id'])
  expect(new Set(communes.map(({ call }) => call))).toEqual(
    new Set(['findCommunes', 'getAssociation', 'getDepot', 'getDossier', 'getTransfert', 'listerTransferts']),
  )
  for (const { call, schema } of communes)
    expect([call, Object.keys(schema.properties ?? {})]).toEqual([
      call,
      expect.arrayContaining(['tribunalJudiciaire', 'tribunalProximite']),
    ])
})

test('[X-85, ENT-13] every person of an answer carries its type, and nothing of the state of a form', () => {
  const types: Record<string, string> = { physiques: 'PHYSIQUE', morales: 'MORALE', reprises: 'REPRISE' }
  const lists = answers.filter(({ name, schema }) => Object.hasOwn(types, name) && schema.items)
  expect(new Set(lists.map(({ call }) => call))).toEqual(new Set(['getAssociation', 'getDepot', 'getDossier']))
  for (const { call, name, schema } of lists) {
    const { type, ...properties } = schema.items?.properties ?? {}
    expect([call, name, type?.const]).toEqual([call, name, types[name]])
    expect(Object.keys(properties).filter((key) => ['key', 'prefix', 'index', 'statut', 'action'].includes(key))).toEqual([])
  }
})
