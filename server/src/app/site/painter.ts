import { setTimeout } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FirstPage, Render } from 'contract/app/first-page'
import { refreshCookie } from '../../compte/oauth2/provider.ts'
import type { Office } from '../../core/door.ts'
import { reglagesPublics } from '../../core/reference/routes.ts'
import { initialReglages, reglagesEnVigueur } from '../../core/reglages/en-vigueur.ts'
import { version } from '../../core/version.ts'
import type { Messages } from '../messages/en-memoire.ts'
import { built, dist } from './dist.ts'
import { fill } from './document.ts'
import { withFilesLater, withFilesOf } from './page-files.ts'

export const sendHtml = (reply: FastifyReply, html: string): FastifyReply => reply.type('text/html; charset=utf-8').send(html)

export type Paint = (request: FastifyRequest, reply: FastifyReply, page: FirstPage) => Promise<FastifyReply>

/** The document of each page that loads the application. Other pages stay as the server renders them. */
const documents: Partial<Record<FirstPage['name'], string>> = {
  'start-login': built('index.html'),
  callback: built('index.html'),
  logout: built('hydrated.html'),
  creation: built('hydrated.html'),
  text: built('hydrated.html'),
  'site-map': built('hydrated.html'),
  reply: built('hydrated.html'),
}

/** Pages that load the application on first interaction for a visitor. With a session, the header needs it at once. */
const later: readonly FirstPage['name'][] = ['creation', 'text', 'site-map', 'reply']

/** Milliseconds a page waits for the settings in force. */
const patience = 300

/** Server-renders the first pages: the site's own components as HTML, in its own document. Server and site share only `Render`. */
export const openPainter = async ({ db, settings }: Pick<Office, 'db' | 'settings'>, messages: Messages): Promise<Paint> => {
  const plain = built('first.html')
  if (plain === '') return async (_request, reply) => sendHtml(reply, '')
  const { render } = (await import(new URL('server/render.js', dist).href)) as { render: Render }
  let known = initialReglages(settings)
  /** No page waits for an unavailable database: it uses the last known settings. */
  const current = () => {
    const read = reglagesEnVigueur({ db, settings }).then((reglages) => (known = reglages))
    return Promise.race([read, setTimeout(patience, undefined, { ref: false })]).then(
      () => known,
      () => known,
    )
  }
  return async (request, reply, page) => {
    const [path = ''] = request.url.split('?')
    // Only forms use the two lists.
    const constantes = { ...reglagesPublics(settings, await current()), journaux: [], tribunaux: [] }
    // Messages that this reader has hidden, as the page's own script stores them.
    const masques = (request.cookies['messages'] ?? '').split('.')
    const told = messages.affiches(false).filter(({ id }) => !masques.includes(String(id)))
    const from = { page, around: { path, constantes, messages: told, version } }
    // The application starts the sign-in for an address that requires it (ROUTE-27).
    const signingIn = (request.query as { auth?: unknown }).auth === 'true'
    const atOnce = request.cookies[refreshCookie] || signingIn || !later.includes(page.name)
    const application = atOnce ? documents[page.name] : undefined
    const document = application ? withFilesOf(application, path) : withFilesLater(plain, path)
    return sendHtml(reply, fill(document, await render(page, from.around), from, request.cookies))
  }
}
