import * as z from 'zod/mini'
import { type Audience, isFor, type Reader } from './readers.ts'

/** Documents that print values of a table. */
export const printings = ['EXTRAIT', 'CERTIFICAT_INSCRIPTION', 'ATTESTATION_INSCRIPTION', 'AVIS'] as const
export type Printing = (typeof printings)[number]

/** What a table says of one value: its shape as stored, for whom it is, which documents print it. A line without one of these does not compile. */
export interface FieldLine {
  stored: z.ZodMiniType
  /** Its shape in an answer, where an answer says more than what is stored. */
  answered?: z.ZodMiniType
  readers: Audience
  printed: readonly Printing[]
}
/** Values kept together, each with a line of its own. */
export interface FieldGroup {
  fields: FieldTable
}
export interface FieldTable {
  readonly [name: string]: FieldLine | FieldGroup
}

type Nested<L> = L extends { fields: infer F extends FieldTable } ? F : never
type Stored<L> = L extends { stored: infer S extends z.ZodMiniType } ? S : never
type InAnswer<L> = L extends { answered: infer S extends z.ZodMiniType } ? S : Stored<L>

/** The shape stored: the values of the table and no other. */
export type StoredShape<T extends FieldTable> = {
  [K in keyof T]: T[K] extends FieldGroup ? z.ZodMiniObject<StoredShape<Nested<T[K]>>, z.core.$strict> : Stored<T[K]>
}
/** The shape of what readers of these audiences may read: what is for fewer of them may be absent. */
export type ReadableShape<T extends FieldTable, O extends Audience = 'comptes'> = {
  [K in keyof T]: T[K] extends FieldGroup
    ? z.ZodMiniObject<ReadableShape<Nested<T[K]>, O>, z.core.$strict>
    : T[K] extends { readers: O }
      ? Stored<T[K]>
      : z.ZodMiniOptional<Stored<T[K]>>
}
/** The same as an answer says it. */
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

/** What this reader may read of a value: only what a line of its table grants, whatever else the value holds. */
export const readable = <T extends FieldTable, O extends Audience = 'comptes'>(
  table: T,
  reader: Reader,
  value: Readable<T, O>,
): Readable<T, O> => pick(table, ({ readers }) => isFor(readers, reader), value) as Readable<T, O>

/** What a document prints of a value: to read anything else of it does not compile. */
export type PrintedValue<T extends FieldTable, P extends Printing> = {
  [
    K in keyof T as T[K] extends FieldGroup ? K : T[K] extends { printed: readonly (infer D)[] } ? (P extends D ? K : never) : never
  ]: T[K] extends FieldGroup ? PrintedValue<Nested<T[K]>, P> : z.output<Stored<T[K]>>
}
export const printed = <T extends FieldTable, P extends Printing>(table: T, printing: P, value: Value<T>): PrintedValue<T, P> =>
  pick(table, (line) => line.printed.includes(printing), value) as PrintedValue<T, P>

/** Every line of a table, those of its groups included, by the path of its value. */
export const linesOf = <L>(table: FieldTable, path: readonly string[] = []): { path: string[]; line: FieldLine & L }[] =>
  Object.entries(table).flatMap(([name, line]) =>
    'fields' in line ? linesOf<L>(line.fields, [...path, name]) : [{ path: [...path, name], line: line as FieldLine & L }],
  )
