import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import { isSignedIn } from '../../compte/oauth2/navigateur-connexion.ts'
import { endConnexion } from '../../compte/oauth2/logout.ts'
import { refreshCookie } from '../../compte/oauth2/provider.ts'
import type { Office } from '../../core/door.ts'
import type { Paint } from './painter.ts'

/**
 * Ends a session for a browser without script: a page asks, and a form ends it. The form is under the sign-in's addresses, which only our
 * own pages may post to (own-pages.ts). `POST /logout` is a call with an empty answer, which would leave the person on a blank page.
 */
export const logoutWithoutScript = (app: FastifyInstance, { db, now }: Office, provider: Provider, paint: Paint): void => {
  app.get('/logout', async (request, reply) => {
    // Without a script no token was ever given: the only sign-in left is the browser's at the service.
    const { accountId } = await provider.Session.get(provider.createContext(request.raw, reply.raw) as never)
    return paint(request, reply, { name: 'logout', signedIn: accountId !== undefined || (await isSignedIn(db, now(), request)) })
  })

  app.post('/login/fin', async (request, reply) => {
    await endConnexion({ db, now, provider, request, reply }, undefined)
    const session = provider.cookieName('session')
    for (const cookie of [refreshCookie, session, `${session}.sig`]) reply.clearCookie(cookie, { path: '/', secure: true })
    return reply.header('clear-site-data', '"cache"').redirect('/logout', 303)
  })
}
