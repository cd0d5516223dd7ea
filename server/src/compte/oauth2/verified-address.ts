import type { FastifyInstance } from 'fastify'

/**
 * oidc-provider reads the forwarded headers of the raw request (koa's `proxy`) and trusts the first address of the list, which the client
 * can forge. Overwrites them with the address that Fastify verified, and with the site's own protocol and host.
 */
export const shareVerifiedAddress = (app: FastifyInstance, baseUrl: string): void => {
  const { protocol, host } = new URL(baseUrl)
  app.addHook('onRequest', async ({ ip, raw: { headers } }) => {
    Object.assign(headers, { 'x-forwarded-for': ip, 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host })
  })
}
