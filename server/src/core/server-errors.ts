import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { textesRefus } from 'domain/core/textes-refus'
import { isAway } from './away.ts'
import { Refusal } from './refusal.ts'

/** What Fastify itself refuses, in the reader's words. */
const known: Record<number, string> = {
  400: textesRefus.corpsIllisible,
  404: textesRefus.introuvable,
  413: textesRefus.tailleRefusee,
  415: textesRefus.typeRefuse,
}

/** What is answered: under 500 the reason, from 500 on nothing internal (SRV-46, ERR-20), 503 while the database is away. */
export const refusalOf = (error: unknown, log: FastifyBaseLogger): Refusal => {
  if (error instanceof Refusal) {
    // Refused because of us: whoever keeps the server running must know why.
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
  return new Refusal(500, textesRefus.erreurInterne)
}

/** One handler for every refusal and accident. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const { status, headers, body } = refusalOf(error, request.log)
    reply.removeHeader('content-disposition')
    return reply.status(status).headers(headers).type('application/json').send(body)
  })
}

/** PostgreSQL tells the failing row in `detail`: personal data have no place in a log (threats T22). */
const withoutData = (error: unknown): unknown => {
  if (error instanceof Error) for (const key of ['detail', 'where', 'parameters']) if (key in error) Reflect.deleteProperty(error, key)
  return error
}

/** The answer to a path nobody serves. */
export const notFound = () => new Refusal(404, textesRefus.introuvable)
