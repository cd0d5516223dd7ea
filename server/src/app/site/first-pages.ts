import type { FastifyInstance } from 'fastify'
import { verifierExtrait } from 'contract/extrait/extrait'
import { editablePages } from 'domain/app/editable-pages'
import { extractCode } from 'domain/extrait/code-verification'
import { isSignedIn } from '../../compte/oauth2/navigateur-connexion.ts'
import type { Office } from '../../core/door.ts'
import { inspect } from '../../extrait/check-code.ts'
import { readReplyPage } from './reply-page.ts'
import { readPage } from '../pages/routes.ts'
import { queryOf } from '../../compte/oauth2/login.ts'
import { addressWithoutScript } from './login-without-script.ts'
import type { Paint } from './painter.ts'

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value.slice(0, 300).toWellFormed() : undefined)

/** Serves the public pages that the server renders, and the form they send without a script. */
export const firstPages = (app: FastifyInstance, office: Office, paint: Paint): void => {
  const { db, now, settings } = office

  app.get('/', async (request, reply) =>
    (await isSignedIn(db, now(), request)) ? reply.redirect('/accueil', 303) : paint(request, reply, { name: 'front-door' }),
  )

  // ROUTE-33: a signed-in person does not need it.
  app.get('/utilisateur/creationcompte', async (request, reply) =>
    (await isSignedIn(db, now(), request))
      ? reply.redirect('/accueil', 303)
      : paint(request, reply, { name: 'creation', email: text((request.query as Record<string, unknown>)['email']) ?? '' }),
  )

  // Read at the start, so that they are in memory if the database goes away.
  app.addHook('onReady', async () => void (await Promise.all(editablePages.map((id) => readPage(office, id)))))
  for (const id of editablePages)
    app.get(`/${id}`, async (request, reply) => {
      const { contenu, modifieeLe } = await readPage(office, id)
      return paint(request, reply, { name: 'text', id, text: { contenu, modifieeLe } })
    })

  app.get('/plan-du-site', (request, reply) => paint(request, reply, { name: 'site-map' }))

  app.get('/startlogin', (request, reply) =>
    paint(request, reply, { name: 'start-login', address: addressWithoutScript(settings, queryOf(request.url)) }),
  )

  app.get('/oauth_callback', (request, reply) =>
    paint(request, reply, { name: 'callback', refused: !Object.hasOwn(request.query as object, 'code') }),
  )

  app.get('/verification', async (request, reply) => {
    const saisie = text((request.query as Record<string, unknown>)['code'])
    if (saisie === undefined) return paint(request, reply, { name: 'verification', empty: false })
    const code = extractCode(saisie)
    return code === ''
      ? paint(request, reply.status(400), { name: 'verification', empty: true })
      : reply.redirect(`/verification/${encodeURIComponent(code)}`, 303)
  })

  app.get('/verification/:code', async (request, reply) => {
    const { code } = request.params as { code: string }
    // An invalid code belongs to no document: the page answers so, without an error.
    const { data } = verifierExtrait.params.safeParse({ code })
    const found = data ? await inspect(db, data.code) : null
    return paint(request, reply, { name: 'verdict', code, found })
  })

  app.get('/pieces/:id', async (request, reply) => paint(request, reply, await readReplyPage(office, request)))
}
