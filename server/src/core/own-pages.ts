import type { FastifyInstance } from 'fastify'
import { textesRefus } from 'domain/core/textes-refus'
import { Refusal } from './refusal.ts'

/** The forms of the sign-in, its second factor included. `/logout` and `/oauth2/token` ask for our `Origin` themselves. */
const signIn = /^\/login(\/|\?|$)/

/**
 * Whether a page of another origin sends this. Browsers say where a request comes from (Fetch Metadata, since 2023 all of them); our
 * own forms cannot be known by `Origin`, which our `Referrer-Policy` makes « null » (Fetch §3.2). Programs say nothing: they hold no
 * victim's cookies.
 */
const isForeign = (site: string | string[] | undefined, origin: string | undefined, own: string): boolean =>
  site === undefined ? origin !== undefined && origin !== 'null' && origin !== own : site !== 'same-origin' && site !== 'none'

/**
 * Only our own pages post a sign-in: another one could sign its reader in under its own account (threat T19, rule L3).
 * SameSite does not stop a neighbour on the same site: another port, a subdomain.
 */
export const onlyOwnPages = (app: FastifyInstance, baseUrl: string): void => {
  const own = new URL(baseUrl).origin
  app.addHook('onRequest', async ({ method, url, headers }) => {
    if (method !== 'GET' && method !== 'HEAD' && signIn.test(url) && isForeign(headers['sec-fetch-site'], headers.origin, own))
      throw new Refusal(403, textesRefus.interdit)
  })
}
