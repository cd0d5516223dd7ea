import type { OutgoingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { textesRefus } from 'domain/core/textes/refus'
import { isAway } from './away.ts'
import { isNavigation, pageDIndisponibilite } from './unavailable-page.ts'
import { Refusal } from './refusal.ts'

/** Messages for the errors Fastify itself raises, by status. */
const known: Record<number, string> = {
  400: textesRefus.corpsIllisible,
  404: textesRefus.introuvable,
  413: textesRefus.tailleRefusee,
  415: textesRefus.typeRefuse,
}

/** Whether a call only reads: its error does not say that nothing was recorded. */
export const onlyReads = (method: string): boolean => method === 'GET' || method === 'HEAD'

/**
 * Returns the refusal to send for an error: under 500 the reason, from 500 on nothing internal (SRV-46, ERR-20), 503 while the database is
 * away. Logs the cause when it is ours.
 */
export const refusalOf = (error: unknown, { log, method }: Pick<FastifyRequest, 'log' | 'method'>): Refusal => {
  if (error instanceof Refusal) {
    // The cause is ours: the operator must know it.
    if (error.cause) log.error({ err: error.cause }, error.message)
    return error
  }
  if (isAway(error)) {
    log.error({ err: withoutData(error) }, 'the database is away')
    return new Refusal(503, textesRefus.indisponible, {}, { 'retry-after': '5' })
  }
  const status = (error instanceof Error && 'statusCode' in error && Number(error.statusCode)) || 500
  if (status < 500) return new Refusal(status, known[status] ?? textesRefus.corpsIllisible)
  log.error({ err: withoutData(error) }, 'unexpected error')
  return new Refusal(500, onlyReads(method) ? textesRefus.erreurInterneLecture : textesRefus.erreurInterne)
}

/** Returns a refusal as it is sent: an HTML page for a navigation during an outage, JSON for every other call. */
export const answerOf = ({ status, headers, body }: Refusal, accept: string | undefined) =>
  status === 503 && isNavigation(accept)
    ? { status, headers, type: 'text/html; charset=utf-8', body: pageDIndisponibilite }
    : { status, headers, type: 'application/json', body }

/** Handles every refusal and every unexpected error. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const { status, headers, type, body } = answerOf(refusalOf(error, request), request.headers.accept)
    reply.removeHeader('content-disposition')
    return reply.status(status).headers(headers).type(type).send(body)
  })
}

/** Removes what PostgreSQL says of the failing row: personal data have no place in a log (threat T22). */
const withoutData = (error: unknown): unknown => {
  if (error instanceof Error) for (const key of ['detail', 'where', 'parameters']) if (key in error) Reflect.deleteProperty(error, key)
  return error
}

/** Answers a request whose address the router refuses before our hooks run: too long, or unreadable. */
export const refuseBadAddress =
  (headers: OutgoingHttpHeaders) =>
  (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = refusalOf(error, request)
    void reply.headers(headers).status(status).type('application/json').send(body)
  }

/**
 * Answers a request that Node's parser refuses: there is no request or reply yet, only a socket. A client that disconnected gets nothing.
 */
export const refuseMalformed = (headers: OutgoingHttpHeaders) => {
  const lines = Object.entries({ ...headers, 'content-type': 'application/json', connection: 'close' }).map(
    ([name, value]) => `${name}: ${String(value)}\r\n`,
  )
  const statuses: Record<string, string> = {
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
    ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  }
  return ({ code }: { code?: string }, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const body = JSON.stringify(new Refusal(400, textesRefus.corpsIllisible).body)
    const status = statuses[code ?? ''] ?? '400 Bad Request'
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`, () => socket.destroy())
  }
}

/** The answer to an unknown path. */
export const notFound = () => new Refusal(404, textesRefus.introuvable)
