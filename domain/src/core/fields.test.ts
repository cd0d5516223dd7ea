import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type FieldTable, printed, readable, answeredShape, storedShape } from './fields.ts'
import { readers } from './readers.ts'

const table = {
  nom: { stored: z.string(), readers: 'comptes', printed: ['EXTRAIT', 'ATTESTATION_INSCRIPTION'] },
  email: { stored: z.string(), readers: 'tribunal', printed: [] },
  adresse: {
    fields: {
      commune: { stored: z.string(), readers: 'comptes', printed: [] },
      rue: { stored: z.string(), readers: 'cercle', printed: ['ATTESTATION_INSCRIPTION'] },
    },
  },
} as const satisfies FieldTable
const value = { nom: 'Obersand', email: 'o@exemple.fr', adresse: { commune: 'Colmar', rue: '2 rue du Puits' } }
const open = { nom: 'Obersand', adresse: { commune: 'Colmar' } }

test('each reader gets the values that the lines grant them, in groups too; readers outside the register get nothing', () => {
  expect(readers.map((reader) => [reader, readable(table, reader, value)])).toEqual([
    ['visiteur', { adresse: {} }],
    ['porteur', { adresse: {} }],
    ['compte', open],
    ['support', open],
    ['rattache', { ...open, adresse: value.adresse }],
    ['tribunal', value],
  ])
})

test('a value without a line is given to nobody, and refused in storage and in answers', () => {
  const more = { ...value, surnom: 'Odile', adresse: { ...value.adresse, etage: '3' } }
  for (const reader of readers) expect(JSON.stringify(readable(table, reader, more))).not.toMatch(/surnom|etage/)
  for (const shape of [z.strictObject(storedShape(table)), z.strictObject(answeredShape(table))]) {
    expect(shape.safeParse(value).success).toBe(true)
    expect(shape.safeParse({ ...value, surnom: 'Odile' }).success).toBe(false)
    expect(shape.safeParse({ ...value, adresse: { ...value.adresse, etage: '3' } }).success).toBe(false)
  }
})

test('an answer may omit only the values that are not open to all accounts', () => {
  const answer = z.strictObject(answeredShape(table))
  expect([answer.safeParse(open).success, answer.safeParse({ ...open, nom: undefined }).success]).toEqual([true, false])
})

test('a document prints only the values whose lines name it', () => {
  expect(printed(table, 'EXTRAIT', value)).toEqual({ nom: 'Obersand', adresse: {} })
  expect(printed(table, 'ATTESTATION_INSCRIPTION', value)).toEqual({ nom: 'Obersand', adresse: { rue: '2 rue du Puits' } })
  // @ts-expect-error The extract prints no street: the types refuse a document that reads it.
  expect(printed(table, 'EXTRAIT', value).adresse.rue).toBeUndefined()
})

test('a line that does not say who reads it does not compile', () => {
  // @ts-expect-error No reader.
  const omitted = { surnom: { stored: z.string(), printed: [] } } as const satisfies FieldTable
  expect(Object.keys(omitted)).toEqual(['surnom'])
})
