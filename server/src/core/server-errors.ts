import type { FastifyError, FastifyInstance } from 'fastify'
import { textesRefus } from 'domain/core/textes-refus'
import { Refusal } from './refusal.ts'

/** What Fastify itself refuses, in the reader's words. */
const known: Record<number, string> = {
  400: textesRefus.corpsIllisible,
  404: textesRefus.introuvable,
  413: textesRefus.tailleRefusee,
  415: textesRefus.typeRefuse,
  503: textesRefus.indisponible,
}

const body = (message: string) => ({ message, errors: [], globalErrors: [{ defaultMessage: message }] })

/** One handler for every refusal and accident: under 500 the reason, from 500 on nothing internal (SRV-46, ERR-20). */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError | Refusal | Error, request, reply) => {
    reply.removeHeader('content-disposition')
    if (error instanceof Refusal) {
      // Refused because of us: whoever keeps the server running must know why.
      if (error.cause) request.log.error({ err: error.cause }, error.message)
      return reply.status(error.status).headers(error.headers).type('application/json').send(error.body)
    }
    const status = ('statusCode' in error && error.statusCode) || 500
    if (status < 500)
      return reply
        .status(status)
        .type('application/json')
        .send(body(known[status] ?? textesRefus.corpsIllisible))
    request.log.error({ err: withoutData(error) }, 'unexpected error')
    return reply.status(500).type('application/json').send(body(textesRefus.erreurInterne))
  })
}

/** PostgreSQL tells the failing row in `detail`: personal data have no place in a log (threats T22). */
const withoutData = (error: Error): Error => {
  for (const key of ['detail', 'where', 'parameters']) if (key in error) Reflect.deleteProperty(error, key)
  return error
}

/** The answer to a path nobody serves. */
export const notFound = () => new Refusal(404, textesRefus.introuvable)
