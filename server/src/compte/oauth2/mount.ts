import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'

/** The only paths that oidc-provider answers by itself. */
const paths = ['/oauth2/authorize', '/oauth2/authorize/:uid', '/oauth2/token', '/oauth2/jwks', '/.well-known/openid-configuration']

/** Routes the OAuth2 paths to oidc-provider, in their own plugin, so that only they skip our handling of answers. */
export const mountProvider = (app: FastifyInstance, provider: Provider): void => {
  const handle = provider.callback()
  for (const url of paths) {
    app.route({
      method: ['GET', 'POST'],
      url,
      handler: async (request, reply) => {
        // Parsed here, not by oidc-provider: the cookie mode adds the refresh token to the body (provider.ts).
        Object.assign(request.raw, { body: request.body ?? {}, log: request.log })
        for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value as string)
        reply.hijack()
        await handle(request.raw, reply.raw)
      },
    })
  }
}
