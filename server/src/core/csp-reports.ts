import type { FastifyInstance } from 'fastify'
import { rapporterCsp } from 'contract/core/csp'
import type { Door } from './door.ts'

/** Lines of the log a minute, whoever sends: what a broken page says twenty times it would say ten thousand times. */
const perMinute = 20

/** A word of the browser's own, or nothing: the rest is the sender's. */
const word = (said: string): string => (/^[a-z-]{1,40}$/.test(said) ? said : '')

/** Where it came from, without path nor query. */
const origin = (said: string): string => (URL.canParse(said) ? new URL(said).origin : word(said))

/** Which page, by the first part of its path: the next ones may name an association, a request or a code. */
const section = (said: string): string => (URL.canParse(said) ? `/${word(new URL(said).pathname.split('/')[1] ?? '')}` : '')

/** The two types of content browsers send it under. */
export const readCspReports = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )
}

export const cspReportRoutes = (door: Door): void => {
  let minute = 0
  let said = 0
  door.serve(rapporterCsp, async ({ body }, { now, request }) => {
    const current = Math.floor(now().getTime() / 60_000)
    if (current !== minute) [minute, said] = [current, 0]
    for (const { directive, bloque, page } of body) {
      if ((said += 1) > perMinute) return
      request.log.warn({ directive: word(directive), blocked: origin(bloque), page: section(page) }, 'the content policy refused something')
    }
  })
}
