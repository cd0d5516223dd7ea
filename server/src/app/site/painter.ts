import { setTimeout } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FirstPage, Render } from 'contract/app/first-page'
import { refreshCookie } from '../../compte/oauth2/provider.ts'
import type { Office } from '../../core/door.ts'
import { reglagesPublics } from '../../core/reference/routes.ts'
import { reglagesDeDepart, reglagesEnVigueur } from '../../core/reglages/en-vigueur.ts'
import { version } from '../../core/version.ts'
import type { Messages } from '../messages/en-memoire.ts'
import { built, dist } from './dist.ts'
import { fill } from './document.ts'
import { withFilesLater, withFilesOf } from './page-files.ts'

export const sendHtml = (reply: FastifyReply, html: string): FastifyReply => reply.type('text/html; charset=utf-8').send(html)

export type Paint = (request: FastifyRequest, reply: FastifyReply, page: FirstPage) => Promise<FastifyReply>

/** The document of each page where the application comes; the others stay as they are painted. */
const documents: Partial<Record<FirstPage['name'], string>> = {
  'start-login': built('index.html'),
  callback: built('index.html'),
  logout: built('hydrated.html'),
  creation: built('hydrated.html'),
  text: built('hydrated.html'),
  'site-map': built('hydrated.html'),
  reply: built('hydrated.html'),
}

/** Those that are whole for a visitor, and where the application waits for the first act: the header of who holds a session needs it at once. */
const later: readonly FirstPage['name'][] = ['creation', 'text', 'site-map', 'reply']

/** Milliseconds a page waits for the settings in force. */
const patience = 300

/** How first pages are answered: the site's own components in HTML, put in its own document. The one tie between the two rooms is `Render`. */
export const openPainter = async ({ db, settings }: Pick<Office, 'db' | 'settings'>, messages: Messages): Promise<Paint> => {
  const plain = built('first.html')
  if (plain === '') return async (_request, reply) => sendHtml(reply, '')
  const { render } = (await import(new URL('server/render.js', dist).href)) as { render: Render }
  let known = reglagesDeDepart(settings)
  /** No page waits for a database that is away to be drawn: it shows the settings known last. */
  const current = () => {
    const read = reglagesEnVigueur({ db, settings }).then((reglages) => (known = reglages))
    return Promise.race([read, setTimeout(patience, undefined, { ref: false })]).then(
      () => known,
      () => known,
    )
  }
  return async (request, reply, page) => {
    const [path = ''] = request.url.split('?')
    // The two lists serve forms alone.
    const constantes = { ...reglagesPublics(settings, await current()), journaux: [], tribunaux: [] }
    // What the reader has put away, as the page's own script keeps it.
    const masques = (request.cookies['messages'] ?? '').split('.')
    const told = messages.affiches(false).filter(({ id }) => !masques.includes(String(id)))
    const from = { page, around: { path, constantes, messages: told, version } }
    // Who asks to sign in on the way (ROUTE-27) is led there by the application.
    const signingIn = (request.query as { auth?: unknown }).auth === 'true'
    const atOnce = request.cookies[refreshCookie] || signingIn || !later.includes(page.name)
    const application = atOnce ? documents[page.name] : undefined
    const document = application ? withFilesOf(application, path) : withFilesLater(plain, path)
    return sendHtml(reply, fill(document, await render(page, from.around), from, request.cookies))
  }
}
