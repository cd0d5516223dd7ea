import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FirstPage, Render } from 'contract/app/first-page'
import { refreshCookie } from '../../compte/oauth2/provider.ts'
import { reglagesPublics } from '../../core/reference/routes.ts'
import type { Settings } from '../../core/settings.ts'
import { version } from '../../core/version.ts'
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
const later: readonly FirstPage['name'][] = ['creation', 'text', 'site-map']

/** How first pages are answered: the site's own components in HTML, put in its own document. The one tie between the two rooms is `Render`. */
export const openPainter = async (settings: Settings): Promise<Paint> => {
  const plain = built('first.html')
  if (plain === '') return async (_request, reply) => sendHtml(reply, '')
  const { render } = (await import(new URL('server/render.js', dist).href)) as { render: Render }
  // The two lists serve forms alone: without them no page waits for the database to be drawn.
  const constantes = { ...reglagesPublics(settings), journaux: [], tribunaux: [] }
  return async (request, reply, page) => {
    const [path = ''] = request.url.split('?')
    const from = { page, around: { path, constantes, version } }
    const application = request.cookies[refreshCookie] || !later.includes(page.name) ? documents[page.name] : undefined
    const document = application ? withFilesOf(application, path) : withFilesLater(plain, path)
    return sendHtml(reply, fill(document, await render(page, from.around), from, request.cookies))
  }
}
