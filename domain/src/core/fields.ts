import * as z from 'zod/mini'
import { type Audience, isFor, type Reader } from './readers.ts'

/** Documents that print values of a table. */
export const printings = ['EXTRAIT', 'CERTIFICAT_INSCRIPTION', 'ATTESTATION_INSCRIPTION', 'AVIS'] as const
export type Printing = (typeof printings)[number]

/** A value of a table: its stored shape, its readers and the documents that print it. A line without one of these does not compile. */
export interface FieldLine {
  stored: z.ZodMiniType
  /** Its shape in an answer, when an answer says more than what is stored. */
  answered?: z.ZodMiniType
  readers: Audience
  printed: readonly Printing[]
}
/** A group of values, each with its own line. */
export interface FieldGroup {
  fields: FieldTable
}
export interface FieldTable {
  readonly [name: string]: FieldLine | FieldGroup
}

type Nested<L> = L extends { fields: infer F extends FieldTable } ? F : never
type Stored<L> = L extends { stored: infer S extends z.ZodMiniType } ? S : never
type InAnswer<L> = L extends { answered: infer S extends z.ZodMiniType } ? S : Stored<L>

/** The stored shape: the values of the table and no others. */
export type StoredShape<T extends FieldTable> = {
  [K in keyof T]: T[K] extends FieldGroup ? z.ZodMiniObject<StoredShape<Nested<T[K]>>, z.core.$strict> : Stored<T[K]>
}
/** The shape for readers of these audiences. Values for narrower audiences are optional. */
export type ReadableShape<T extends FieldTable, O extends Audience = 'comptes'> = {
  [K in keyof T]: T[K] extends FieldGroup
    ? z.ZodMiniObject<ReadableShape<Nested<T[K]>, O>, z.core.$strict>
    : T[K] extends { readers: O }
      ? Stored<T[K]>
      : z.ZodMiniOptional<Stored<T[K]>>
}
/** `ReadableShape` with the shapes used in answers. */
export type AnsweredShape<T extends FieldTable, O extends Audience = 'comptes'> = {
  [K in keyof T]: T[K] extends FieldGroup
    ? z.ZodMiniObject<AnsweredShape<Nested<T[K]>, O>, z.core.$strict>
    : T[K] extends { readers: O }
      ? InAnswer<T[K]>
      : z.ZodMiniOptional<InAnswer<T[K]>>
}

const shape = (table: FieldTable, leaf: (field: FieldLine) => z.ZodMiniType): Record<string, z.ZodMiniType> =>
  Object.fromEntries(
    Object.entries(table).map(([name, line]) => [name, 'fields' in line ? z.strictObject(shape(line.fields, leaf)) : leaf(line)]),
  )

export const storedShape = <const T extends FieldTable>(table: T) => shape(table, ({ stored }) => stored) as StoredShape<T>

export const answeredShape = <const T extends FieldTable, const O extends Audience = 'comptes'>(
  table: T,
  open: readonly O[] = ['comptes' as O],
): AnsweredShape<T, O> =>
  shape(table, ({ stored, answered = stored, readers }) =>
    (open as readonly Audience[]).includes(readers) ? answered : z.optional(answered),
  ) as AnsweredShape<T, O>

const pick = (table: FieldTable, keeps: (field: FieldLine) => boolean, value: object): object =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, said]): [string, unknown][] => {
      const line = Object.hasOwn(table, name) ? table[name] : undefined
      if (!line) return []
      if ('fields' in line) return [[name, pick(line.fields, keeps, said as object)]]
      return keeps(line) ? [[name, said]] : []
    }),
  )

type Value<T extends FieldTable> = z.output<z.ZodMiniObject<StoredShape<T>>>
export type Readable<T extends FieldTable, O extends Audience = 'comptes'> = z.output<z.ZodMiniObject<ReadableShape<T, O>>>

/** Picks the values that the table grants this reader, and drops everything else. */
export const readable = <T extends FieldTable, O extends Audience = 'comptes'>(
  table: T,
  reader: Reader,
  value: Readable<T, O>,
): Readable<T, O> => pick(table, ({ readers }) => isFor(readers, reader), value) as Readable<T, O>

/** The values that a document prints. Reading any other value does not compile. */
export type PrintedValue<T extends FieldTable, P extends Printing> = {
  [
    K in keyof T as T[K] extends FieldGroup ? K : T[K] extends { printed: readonly (infer D)[] } ? (P extends D ? K : never) : never
  ]: T[K] extends FieldGroup ? PrintedValue<Nested<T[K]>, P> : z.output<Stored<T[K]>>
}
export const printed = <T extends FieldTable, P extends Printing>(table: T, printing: P, value: Value<T>): PrintedValue<T, P> =>
  pick(table, (line) => line.printed.includes(printing), value) as PrintedValue<T, P>

/** Every line of a table and of its groups, with the path of its value. */
export const linesOf = <L>(table: FieldTable, path: readonly string[] = []): { path: string[]; line: FieldLine & L }[] =>
  Object.entries(table).flatMap(([name, line]) =>
    'fields' in line ? linesOf<L>(line.fields, [...path, name]) : [{ path: [...path, name], line: line as FieldLine & L }],
  )
