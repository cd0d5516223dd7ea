import type { ErreurChamp } from 'domain/core/erreurs'
import type * as z from 'zod/mini'

/** Who may knock at the door of a call: anybody, a valid token even without authority (activation), a user, a clerk, a judge, either of them (`tribunal`), an administrator. Rights on one association or one court are data, read by the handler. */
export type Acces = 'public' | 'identifie' | 'connecte' | 'greffe' | 'juge' | 'tribunal' | 'administration'

type Schema = z.ZodMiniType

/** A multipart body: the JSON part `name`, then repeated `fichier` parts. */
export interface Multipart {
  name: string
  schema: Schema
  /** How many files at most. */
  fichiers: number
  /** Types of file admitted, when they are not those of an annexe. */
  mimes?: readonly string[]
  /** A file may be as large as all those of a sending together. */
  entier?: boolean
  /** What the schema refuses, under the paths people are shown, when they are not its own. */
  erreurs?: (issues: readonly z.core.$ZodIssue[]) => ErreurChamp[]
}

/** One call of the wire. Everything else (route, client, OpenAPI, rights matrix) is derived from it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Fastify's notation: `/api/association/:numero`. */
  path: string
  acces: Acces
  /** One English sentence for the generated OpenAPI. */
  summary: string
  params?: Schema
  query?: Schema
  headers?: Schema
  /** JSON body. */
  body?: Schema
  /** Files and what is said of them. Excludes `body`. */
  multipart?: Multipart
  /** JSON answer; without it nor `produces` the call answers 204. */
  answer?: Schema
  /** Answer sent as a file: its media types. Of a JSON file, `answer` says what it holds. */
  produces?: readonly string[]
  /** Status of a success when it is not 200 (or 204 without answer). */
  status?: 201 | 202
}

type Out<S> = S extends Schema ? z.output<S> : undefined
type In<S> = S extends Schema ? z.input<S> : undefined
type Part<C, K extends string> = C extends Record<K, infer S> ? S : undefined

/** What a request says before its files are received. */
export interface Asked<C extends Call> {
  params: Out<Part<C, 'params'>>
  query: Out<Part<C, 'query'>>
  headers: Out<Part<C, 'headers'>>
  body: Out<Part<C, 'body'>>
}

/** What a handler receives, once validated: of a multipart body, its JSON part and its files. `F` is what a file is where it is received. */
export type Received<C extends Call, F = unknown> = Asked<C> &
  (C extends { multipart: { schema: infer S } } ? { lu: Out<S>; fichiers: F[] } : unknown)

/** What a caller gives: only the parts the call declares. `F` is what a file is where the caller runs. */
export type Sent<C extends Call, F = unknown> = {
  [K in 'params' | 'query' | 'headers' | 'body' as Part<C, K> extends undefined ? never : K]: In<Part<C, K>>
} & (C extends { multipart: { schema: infer S } } ? { part: In<S>; files: F[] } : unknown)

/** The JSON answer as the caller reads it. */
export type Answer<C extends Call> = Out<Part<C, 'answer'>>
/** The JSON answer as the handler gives it, before unknown fields are dropped. */
export type Answered<C extends Call> = In<Part<C, 'answer'>>

/** Declares a call; keeps its literal types. */
export const call = <const C extends Call>(shape: C): C => shape
