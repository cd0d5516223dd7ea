import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Acces, Answered, Asked, Call, Received } from 'contract/core/call'
import { erreursDesEntetes } from 'contract/core/captcha'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { textesRefus } from 'domain/core/textes/refus'
import type * as z from 'zod/mini'
import type { Clock } from './clock.ts'
import type { Db } from './database.ts'
import { receive } from './files/receive.ts'
import type { Spooled } from './files/spool.ts'
import type { Store } from './files/store.ts'
import type { Jobs } from './jobs.ts'
import type { PdfEngine } from './pdf/engine.ts'
import type { Authority, Personne } from './personne.ts'
import { Refusal, invalid } from './refusal.ts'
import type { Settings } from './settings.ts'

/** The services that the whole server uses; built once by the assembly. */
export interface Office {
  db: Db
  settings: Settings
  now: Clock
  store: Store
  jobs: Jobs
  pdf: PdfEngine
}

/** A file sent to the browser: imposed type, attachment unless said otherwise, never cached (threat T4, threat T23). */
export interface Download {
  download: Buffer | Readable
  type: string
  nom: string
  taille?: number
}

export interface Context<C extends Call> extends Office {
  user: C['acces'] extends 'public' ? Personne | null : Personne
  request: FastifyRequest
  reply: FastifyReply
}

type Result<C extends Call> = C extends { produces: readonly string[] }
  ? Download
  : C extends { answer: z.ZodMiniType }
    ? Answered<C>
    : void

export type Handler<C extends Call> = (received: Received<C, Spooled>, context: Context<C>) => Promise<Result<C>>

/** Refuses a caller who has no right to the resource of the address, before a body is received. */
type Droits<C extends Call> = (asked: Asked<C>, context: Context<C>) => Promise<unknown>

/**
 * Turns the calls of the contract into routes: checks access, receives and validates the body, runs the handler, and parses the answer so
 * that nothing leaks.
 */
export interface Door {
  serve<C extends Call>(call: C, handler: Handler<C>, droits?: Droits<C>): void
}

const parse = (schema: z.ZodMiniType | undefined, value: unknown, errors = erreursDeZod): unknown => {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalid(textesRefus.saisieInvalide, errors(parsed.error.issues))
  return parsed.data
}

/** Authorities accepted for each audience: the token needs one of them (PERM-02). */
const authoritiesOf: Record<Exclude<Acces, 'public'>, readonly Authority[]> = {
  identifie: [],
  connecte: ['USAGER'],
  greffe: ['GREFFE'],
  juge: ['JUGE'],
  tribunal: ['GREFFE', 'JUGE'],
  administration: ['ADMINISTRATION'],
}

type Identify = (request: FastifyRequest) => Promise<Personne | null>

/** On a public call, an expired or invalid token is ignored: its sender is anonymous. */
const identifyIfAlive = (identify: Identify, request: FastifyRequest): ReturnType<Identify> =>
  identify(request).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 401) return null
    throw error
  })

/** `identify` returns the person behind the bearer token, null without a token, or throws a 401 refusal. */
export const openDoor = (app: FastifyInstance, office: Office, identify: Identify): Door => ({
  serve(call, handler, droits) {
    app.route({
      method: call.method,
      url: call.path,
      config: { call },
      handler: async (request, reply) => {
        const user = await (call.acces === 'public' ? identifyIfAlive(identify, request) : identify(request))
        if (call.acces !== 'public') {
          if (!user) throw new Refusal(401, textesRefus.nonConnecte)
          const needed = authoritiesOf[call.acces]
          if (needed.length > 0 && !needed.some((authority) => user.authorities.includes(authority)))
            throw new Refusal(403, textesRefus.interdit)
        }
        const asked = {
          params: parse(call.params, request.params),
          query: parse(call.query, request.query),
          headers: parse(call.headers, request.headers, erreursDesEntetes),
          body: parse(call.body, call.body ? (request.body ?? {}) : undefined),
        } as Asked<typeof call>
        const person = user?.uuid ?? request.ip
        // The access check above is what makes the user present when the call is not public.
        const context = { ...office, pdf: office.pdf.of(person), user, request, reply } as Context<typeof call>
        await droits?.(asked, context)
        const handle = (parts: object): Promise<unknown> => handler({ ...asked, ...parts } as Received<typeof call, Spooled>, context)
        const { multipart } = call
        const result = multipart ? await receive({ ...office, request, person }, multipart, handle) : await handle({})
        return send(call, reply, result)
      },
    })
  },
})

const send = (call: Call, reply: FastifyReply, result: unknown): FastifyReply => {
  if (result && typeof result === 'object' && 'download' in result) {
    const { download, type, nom, taille } = result as Download
    reply.header('content-type', type).header('content-security-policy', "sandbox; default-src 'none'")
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(nom)}`)
    if (taille !== undefined) reply.header('content-length', taille)
    return reply.send(download)
  }
  if (!call.answer) return reply.status(204).send()
  // A handler may have set another status itself, as the health probe does.
  return reply.status(call.status ?? reply.statusCode).send(call.answer.parse(result))
}

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call
  }
}
