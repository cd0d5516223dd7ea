import type { ErreurChamp } from 'domain/core/erreurs'
import type * as z from 'zod/mini'

/**
 * Callers allowed: anybody, a valid token even without authority (activation), a user, a clerk, a judge, a clerk or a judge
 * (`tribunal`), an administrator. Rights on one association or one court are data: the handler checks them.
 */
export type Acces = 'public' | 'identifie' | 'connecte' | 'greffe' | 'juge' | 'tribunal' | 'administration'

type Schema = z.ZodMiniType

/** A multipart body: a JSON part called `name`, then repeated `fichier` parts. */
export interface Multipart {
  name: string
  schema: Schema
  /** Maximum number of files. */
  fichiers: number
  /** Accepted media types, when they are not those of an annexe. */
  mimes?: readonly string[]
  /** Allows one file to reach the size limit of all the files of one sending together. */
  entier?: boolean
  /** Converts the schema's issues to errors, when people are shown other paths than the schema's own. */
  erreurs?: (issues: readonly z.core.$ZodIssue[]) => ErreurChamp[]
}

/** One call of the API. Its route, client, OpenAPI entry and rights matrix are all derived from it. */
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
  /** Files and the JSON part that describes them. Excludes `body`. */
  multipart?: Multipart
  /** JSON answer. With neither `answer` nor `produces`, the call answers 204. */
  answer?: Schema
  /** Media types of an answer sent as a file. For a JSON file, `answer` describes its content. */
  produces?: readonly string[]
  /** Status of a success, when it is not 200 (or 204 without an answer). */
  status?: 201 | 202
}

type Out<S> = S extends Schema ? z.output<S> : undefined
type In<S> = S extends Schema ? z.input<S> : undefined
type Part<C, K extends string> = C extends Record<K, infer S> ? S : undefined

/** The parts of a request that are known before its files are received. */
export interface Asked<C extends Call> {
  params: Out<Part<C, 'params'>>
  query: Out<Part<C, 'query'>>
  headers: Out<Part<C, 'headers'>>
  body: Out<Part<C, 'body'>>
}

/**
 * The validated input of a handler. A multipart body gives its JSON part and its files.
 * `F` is the type of a file on the receiving side.
 */
export type Received<C extends Call, F = unknown> = Asked<C> &
  (C extends { multipart: { schema: infer S } } ? { lu: Out<S>; fichiers: F[] } : unknown)

/** The input of a caller: only the parts that the call declares. `F` is the type of a file on the caller's side. */
export type Sent<C extends Call, F = unknown> = {
  [K in 'params' | 'query' | 'headers' | 'body' as Part<C, K> extends undefined ? never : K]: In<Part<C, K>>
} & (C extends { multipart: { schema: infer S } } ? { part: In<S>; files: F[] } : unknown)

/** The JSON answer as the caller reads it. */
export type Answer<C extends Call> = Out<Part<C, 'answer'>>
/** The JSON answer as the handler returns it, before unknown fields are dropped. */
export type Answered<C extends Call> = In<Part<C, 'answer'>>

/** Declares a call and keeps its literal types. */
export const call = <const C extends Call>(shape: C): C => shape
