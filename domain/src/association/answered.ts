import * as z from 'zod/mini'
import { type AnsweredShape, answeredShape, type FieldTable } from '../core/fields.ts'
import type { Audience } from '../core/readers.ts'
import type { LocatedCommune, StoredCommune } from './formes.ts'
import type { Collection } from './membres.ts'

// Adds to stored values what answers carry in addition: the type of a person, the courts of a commune.

/** The type of the persons in each list. */
export const typesPersonne = { physiques: 'PHYSIQUE', morales: 'MORALE', reprises: 'REPRISE' } as const satisfies Record<Collection, string>

type Commune = z.output<typeof StoredCommune>
export type Courts = Omit<z.output<typeof LocatedCommune>, keyof Commune>

/** A value in the shape of answers: each person with its type, each commune with its courts. */
export type AnsweredValue<T> = T extends readonly (infer E)[]
  ? AnsweredValue<E>[]
  : T extends Commune
    ? T & Courts
    : T extends object
      ? {
          [K in keyof T]: K extends Collection
            ? T[K] extends readonly (infer P)[]
              ? ({ type: (typeof typesPersonne)[K] } & AnsweredValue<P>)[]
              : AnsweredValue<T[K]>
            : AnsweredValue<T[K]>
        }
      : T

/** A list of persons in an answer, for readers of these audiences. */
export const answeredPersons = <const C extends Collection, const T extends FieldTable, const O extends Audience = 'comptes'>(
  collection: C,
  table: T,
  open?: readonly O[],
) => z.array(z.strictObject({ type: z.literal(typesPersonne[collection]), ...(answeredShape(table, open) as AnsweredShape<T, O>) }))

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isCommune = (value: object): value is Commune => 'codePostaux' in value

/** The communes in a value, at any depth. */
export const communesIn = (value: unknown): Commune[] => {
  if (!isObject(value)) return []
  return isCommune(value) ? [value] : Object.values(value).flatMap(communesIn)
}

const none: Courts = { tribunalJudiciaire: null, tribunalProximite: null }

/** Converts a stored value to the shape of answers. `courts`: the courts of each commune, by its id. */
export const answered = <T>(value: T, courts: ReadonlyMap<number, Courts>): AnsweredValue<T> => {
  const say = (said: unknown): unknown => {
    if (Array.isArray(said)) return said.map(say)
    if (!isObject(said)) return said
    if (isCommune(said)) return { ...said, ...(courts.get(said.id) ?? none) }
    return Object.fromEntries(
      Object.entries(said).map(([name, inner]) => {
        const type = Object.hasOwn(typesPersonne, name) ? typesPersonne[name as Collection] : null
        return [name, type && Array.isArray(inner) ? inner.map((person: object) => ({ type, ...(say(person) as object) })) : say(inner)]
      }),
    )
  }
  return say(value) as AnsweredValue<T>
}

/** Converts an answer back to the stored shape `T`, so that a form's values can be compared with it. */
export const stored = <T>(value: unknown): T => {
  const read = (said: unknown): unknown => {
    if (Array.isArray(said)) return said.map(read)
    if (!isObject(said)) return said
    if (isCommune(said)) {
      const { tribunalJudiciaire: _, tribunalProximite: __, ...commune } = said as AnsweredValue<Commune>
      return commune
    }
    return Object.fromEntries(
      Object.entries(said).map(([name, inner]) => {
        const persons = Object.hasOwn(typesPersonne, name) && Array.isArray(inner)
        return [name, read(persons ? inner.map(({ type: _, ...person }: { type: string }) => person) : inner)]
      }),
    )
  }
  return read(value) as T
}
