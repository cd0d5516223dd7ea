import type { FastifyInstance } from 'fastify'
import { textesRefus } from 'domain/core/textes/refus'
import { Refusal } from './refusal.ts'

/** The forms of the sign-in, its second factor included. `/logout` and `/oauth2/token` ask for our `Origin` themselves. */
const signIn = /^\/login(\/|\?|$)/

/**
 * Whether a page of another origin sent this request. Browsers say where a request comes from (Fetch Metadata, in all of them since 2023).
 * `Origin` does not identify our own forms: our `Referrer-Policy` makes it « null » (Fetch §3.2). Programs send neither header: they hold
 * no victim's cookies.
 */
const isForeign = (site: string | string[] | undefined, origin: string | undefined, own: string): boolean =>
  site === undefined ? origin !== undefined && origin !== 'null' && origin !== own : site !== 'same-origin' && site !== 'none'

/**
 * Only our own pages may post a sign-in: another page could sign its visitor in to its own account (threat T19, rule L3). SameSite does not
 * stop a neighbour on the same site: another port, a subdomain.
 */
export const onlyOwnPages = (app: FastifyInstance, baseUrl: string): void => {
  const own = new URL(baseUrl).origin
  app.addHook('onRequest', async ({ method, url, headers }) => {
    if (method !== 'GET' && method !== 'HEAD' && signIn.test(url) && isForeign(headers['sec-fetch-site'], headers.origin, own))
      throw new Refusal(403, textesRefus.interdit)
  })
}
