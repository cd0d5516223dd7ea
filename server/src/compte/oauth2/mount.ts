import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'

/** Paths that oidc-provider answers itself (design §4); nothing else of it is reachable. */
const paths = ['/oauth2/authorize', '/oauth2/authorize/:uid', '/oauth2/token', '/oauth2/jwks', '/.well-known/openid-configuration']

/** Hands the OAuth2 paths to oidc-provider, in a plugin of their own so that only they skip our answers' machinery. */
export const mountProvider = (app: FastifyInstance, provider: Provider): void => {
  const handle = provider.callback()
  for (const url of paths) {
    app.route({
      method: ['GET', 'POST'],
      url,
      handler: async (request, reply) => {
        // Parsed here rather than there: the cookie mode puts the refresh token in the body (provider.ts).
        Object.assign(request.raw, { body: request.body ?? {}, log: request.log })
        for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value as string)
        reply.hijack()
        await handle(request.raw, reply.raw)
      },
    })
  }
}
