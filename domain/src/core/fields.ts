import * as z from 'zod/mini'
import { type Audience, isFor, type Reader } from './readers.ts'

/** Documents that print values of a table. */
export const printings = ['EXTRAIT', 'CERTIFICAT_INSCRIPTION', 'ATTESTATION_INSCRIPTION', 'AVIS'] as const
export type Printing = (typeof printings)[number]

/** What a table says of one value: its shape as stored, for whom it is, which documents print it. A line without one of these does not compile. */
export interface Field {
  stored: z.ZodMiniType
  readers: Audience
  printed: readonly Printing[]
}
/** Values kept together, each with a line of its own. */
export interface Group {
  fields: Fields
}
export interface Fields {
  readonly [name: string]: Field | Group
}

type Nested<L> = L extends { fields: infer F extends Fields } ? F : never
type Stored<L> = L extends { stored: infer S extends z.ZodMiniType } ? S : never

/** The shape stored: the values of the table and no other. */
export type StoredShape<T extends Fields> = {
  [K in keyof T]: T[K] extends Group ? z.ZodMiniObject<StoredShape<Nested<T[K]>>, z.core.$strict> : Stored<T[K]>
}
/** The shape of an answer whose every reader is of these audiences: what is for fewer of them may be absent. */
export type ReadableShape<T extends Fields, O extends Audience = 'comptes'> = {
  [K in keyof T]: T[K] extends Group
    ? z.ZodMiniObject<ReadableShape<Nested<T[K]>, O>, z.core.$strict>
    : T[K] extends { readers: O }
      ? Stored<T[K]>
      : z.ZodMiniOptional<Stored<T[K]>>
}

const shape = (table: Fields, leaf: (field: Field) => z.ZodMiniType): Record<string, z.ZodMiniType> =>
  Object.fromEntries(
    Object.entries(table).map(([name, line]) => [name, 'fields' in line ? z.strictObject(shape(line.fields, leaf)) : leaf(line)]),
  )

export const storedShape = <const T extends Fields>(table: T) => shape(table, ({ stored }) => stored) as StoredShape<T>

export const readableShape = <const T extends Fields, const O extends Audience = 'comptes'>(
  table: T,
  open: readonly O[] = ['comptes' as O],
): ReadableShape<T, O> =>
  shape(table, ({ stored, readers }) => ((open as readonly Audience[]).includes(readers) ? stored : z.optional(stored))) as ReadableShape<
    T,
    O
  >

const pick = (table: Fields, keeps: (field: Field) => boolean, value: object): object =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, said]): [string, unknown][] => {
      const line = Object.hasOwn(table, name) ? table[name] : undefined
      if (!line) return []
      if ('fields' in line) return [[name, pick(line.fields, keeps, said as object)]]
      return keeps(line) ? [[name, said]] : []
    }),
  )

type Value<T extends Fields> = z.output<z.ZodMiniObject<StoredShape<T>>>
export type Readable<T extends Fields, O extends Audience = 'comptes'> = z.output<z.ZodMiniObject<ReadableShape<T, O>>>

/** What this reader may read of a value: only what a line of its table grants, whatever else the value holds. */
export const readable = <T extends Fields, O extends Audience = 'comptes'>(
  table: T,
  reader: Reader,
  value: Readable<T, O>,
): Readable<T, O> => pick(table, ({ readers }) => isFor(readers, reader), value) as Readable<T, O>

/** What a document prints of a value: to read anything else of it does not compile. */
export type Printed<T extends Fields, P extends Printing> = {
  [
    K in keyof T as T[K] extends Group ? K : T[K] extends { printed: readonly (infer D)[] } ? (P extends D ? K : never) : never
  ]: T[K] extends Group ? Printed<Nested<T[K]>, P> : z.output<Stored<T[K]>>
}
export const printed = <T extends Fields, P extends Printing>(table: T, printing: P, value: Value<T>): Printed<T, P> =>
  pick(table, (line) => line.printed.includes(printing), value) as Printed<T, P>

/** Every line of a table, those of its groups included, by the path of its value. */
export const linesOf = <L>(table: Fields, path: readonly string[] = []): { path: string[]; line: Field & L }[] =>
  Object.entries(table).flatMap(([name, line]) =>
    'fields' in line ? linesOf<L>(line.fields, [...path, name]) : [{ path: [...path, name], line: line as Field & L }],
  )
