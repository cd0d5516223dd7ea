import type { FastifyInstance } from 'fastify'
import { rapporterCsp } from 'contract/core/csp'
import type { Door } from './door.ts'

/** Maximum log lines per minute, whoever sends. A broken page would repeat one report thousands of times. */
const perMinute = 20

/** Returns a keyword of the browser, or an empty string: any other text comes from the sender. */
const word = (said: string): string => (/^[a-z-]{1,40}$/.test(said) ? said : '')

/** Returns the origin of an address, without path or query; a keyword is returned as it is. */
const origin = (said: string): string => (URL.canParse(said) ? new URL(said).origin : word(said))

/** Returns the first part of the page's path. The rest may name an association, a request or a code. */
const section = (said: string): string => (URL.canParse(said) ? `/${word(new URL(said).pathname.split('/')[1] ?? '')}` : '')

/** Parses the two content types that browsers use for reports. */
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
