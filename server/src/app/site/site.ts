import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import { textesRefus } from 'domain/core/textes/refus'
import { loginRoutes } from '../../compte/oauth2/login.ts'
import { refreshCookie } from '../../compte/oauth2/provider.ts'
import { secondFacteurPages } from '../../compte/second-facteur/routes.ts'
import type { Office } from '../../core/door.ts'
import { unavailableStyle } from '../../core/unavailable-page.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Messages } from '../messages/en-memoire.ts'
import { firstPages } from './first-pages.ts'
import { built, dist } from './dist.ts'
import { logoutWithoutScript } from './logout-without-script.ts'
import { isPage, withFilesOf } from './page-files.ts'
import { openPainter, sendHtml } from './painter.ts'

const assets = fileURLToPath(new URL('assets', dist))
/** Files that browsers and robots request by a fixed name. */
const wellKnown = {
  'robots.txt': 'text/plain; charset=utf-8',
  'favicon.ico': 'image/x-icon',
  [unavailableStyle]: 'text/css; charset=utf-8',
}

/** Serves the site: hashed files, server-rendered pages, and the application for every other address that is not a call. */
export const serveSite = async (app: FastifyInstance, office: Office, provider: Provider, messages: Messages): Promise<void> => {
  if (existsSync(assets))
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      decorateReply: false,
      index: false,
    })
  for (const [name, type] of Object.entries(wellKnown)) {
    const content = readFileSync(new URL(`../../../../web/public/${name}`, import.meta.url))
    app.get(`/${name}`, async (_request, reply) => reply.type(type).header('cache-control', 'public, max-age=86400').send(content))
  }
  const application = built('index.html')
  const forVisitors = application.replace(/<p class="connecte">.*?<\/p>/, '')
  const paint = await openPainter(office, messages)
  loginRoutes(app, office, provider, (request, reply, form) => paint(request, reply, { name: 'login', ...form }))
  secondFacteurPages(app, office, provider, (reply) => sendHtml(reply, application))
  firstPages(app, office, paint)
  logoutWithoutScript(app, office, provider, paint)
  app.setNotFoundHandler((request, reply) => {
    const forReaders =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|oauth2|assets|\.well-known)(\/|$)/i.test(request.url)
    // With a session, the page offers to sign out: without a script, this is the only way.
    const document = request.cookies[refreshCookie] || request.cookies[provider.cookieName('session')] ? application : forVisitors
    const [path = ''] = request.url.split('?')
    // The application says that there is no such page (ROUTE-25). Programs read it from the status.
    if (forReaders) return sendHtml(reply.status(isPage(path) ? 200 : 404), withFilesOf(document, path))
    throw new Refusal(404, textesRefus.introuvable)
  })
}
