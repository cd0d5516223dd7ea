import { existsSync, readFileSync } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FirstPage, Render } from 'contract/app/first-page'
import { reglagesPublics } from '../../core/reference/routes.ts'
import type { Settings } from '../../core/settings.ts'
import { version } from '../../core/version.ts'
import { fill } from './document.ts'

/** What the site was built into; absent where only the calls are tried. */
export const dist = new URL('../../../../web/dist/', import.meta.url)

/** A file of the build, empty without one. */
export const built = (name: string): string => {
  const file = new URL(name, dist)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

export const sendHtml = (reply: FastifyReply, html: string): FastifyReply => reply.type('text/html; charset=utf-8').send(html)

export type Paint = (request: FastifyRequest, reply: FastifyReply, page: FirstPage) => Promise<FastifyReply>

/** Pages where the application goes on from what was painted; the others stay as they are. */
const continued = new Set<FirstPage['name']>(['start-login', 'callback'])

/** How first pages are answered: the site's own components in HTML, put in its own document. The one tie between the two rooms is `Render`. */
export const openPainter = async (settings: Settings): Promise<Paint> => {
  const [plain, application] = [built('first.html'), built('index.html')]
  if (plain === '') return async (_request, reply) => sendHtml(reply, '')
  const { render } = (await import(new URL('server/render.js', dist).href)) as { render: Render }
  // The two lists serve forms alone: without them no page waits for the database to be drawn.
  const constantes = { ...reglagesPublics(settings), journaux: [], tribunaux: [] }
  return async (request, reply, page) => {
    const [path = ''] = request.url.split('?')
    const document = continued.has(page.name) ? application : plain
    return sendHtml(reply, fill(document, await render(page, { path, constantes, version }), request.cookies))
  }
}
