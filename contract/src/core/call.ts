import type * as z from 'zod/mini'

/** Who may knock at the door of a call: anybody, a valid token even without authority (activation), a user, a clerk, an administrator. Rights on one association or one court are data, read by the handler. */
export type Acces = 'public' | 'identifie' | 'connecte' | 'greffe' | 'administration'

type Schema = z.ZodMiniType

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
  /** Multipart body: the JSON part `name`, then repeated `fichier` parts. Excludes `body`. */
  multipart?: { name: string; schema: Schema }
  /** JSON answer; without it nor `produces` the call answers 204. */
  answer?: Schema
  /** Binary answer: its media types. */
  produces?: readonly string[]
  /** Status of a success when it is not 200 (or 204 without answer). */
  status?: 201 | 202
}

type Out<S> = S extends Schema ? z.output<S> : undefined
type In<S> = S extends Schema ? z.input<S> : undefined
type Part<C, K extends string> = C extends Record<K, infer S> ? S : undefined

/** What a handler receives, once validated. */
export interface Received<C extends Call> {
  params: Out<Part<C, 'params'>>
  query: Out<Part<C, 'query'>>
  headers: Out<Part<C, 'headers'>>
  body: Out<Part<C, 'body'>>
}

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
