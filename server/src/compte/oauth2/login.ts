import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { type LoginForm, refusalMarker } from 'contract/compte/login-form'
import { isAgent } from 'domain/compte/agent'
import { normalizeEmail } from 'domain/core/email'
import type { Office } from '../../core/door.ts'
import { log } from '../../core/securite.ts'
import { countUnderLimits, giveBackEssai } from '../../core/throttle.ts'
import { limitesDeConnexion, minutesDAttente } from '../limites-connexion.ts'
import { rememberNavigateur } from '../known-navigateur.ts'
import { proveMotPasse } from '../prove-mot-passe.ts'
import { awaitCode } from '../second-facteur/attente.ts'
import { pageSecondFacteur } from '../second-facteur/routes.ts'
import { findCompteByEmail } from '../sql.ts'
import { interactionEnCours } from '../interaction.ts'

/**
 * Redirect of a sign-in without a valid authorization request: start over with the e-mail, the page a mail leads to (INVITE-09) and the
 * reason of the refusal (LOGIN-03).
 */
const restart = (email: string, retour = '', marker = ''): string => {
  const query = new URLSearchParams({ ...(email && { login_hint: email }), ...(retour && { retour }) }).toString()
  const parts = [query, marker].filter(Boolean).join('&')
  return parts ? `/startlogin?${parts}` : '/startlogin'
}

const field = (source: unknown, name: string, max = 300): string => {
  const value = (source as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' ? value.slice(0, max).toWellFormed() : ''
}

export const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.split('?')[1])

/** Why the person was sent back to the sign-in page. */
const refusalOf = (query: unknown): LoginForm['refusal'] => {
  const minutes = field(query, 'attente')
  if (minutes !== '') return { kind: 'wait', minutes: Math.max(1, Math.trunc(Number(minutes)) || 1) }
  return Object.hasOwn(query as object, 'error') ? { kind: 'invalid' } : null
}

/** `GET` and `POST /login`: the sign-in form, only inside an authorization request (API-06, LOGIN-01). */
export const loginRoutes = (
  app: FastifyInstance,
  { db, settings, now }: Office,
  provider: Provider,
  show: (request: FastifyRequest, reply: FastifyReply, form: LoginForm) => Promise<FastifyReply>,
): void => {
  app.get('/login', async (request, reply) => {
    const live = await interactionEnCours(provider, request, reply)
    const email = field(request.query, 'email')
    return live
      ? show(request, reply, { email, refusal: refusalOf(request.query) })
      : reply.redirect(restart(email, field(request.query, 'retour', 1000), refusalMarker(queryOf(request.url))), 303)
  })

  app.post('/login', async (request, reply) => {
    const email = normalizeEmail(field(request.body, 'username'))
    const motPasse = field(request.body, 'password')
    const live = await interactionEnCours(provider, request, reply)
    if (!live) return reply.redirect(restart(email), 303)

    const compte = await findCompteByEmail(db, email)
    const limits = await limitesDeConnexion({ db, settings }, request, email)
    const instant = now()
    const kept = email ? `email=${encodeURIComponent(email)}&` : ''
    try {
      await countUnderLimits(db, instant, limits)
    } catch (error) {
      return reply.redirect(`/login?${kept}attente=${minutesDAttente(error, request)}`, 303)
    }
    const valid = (await proveMotPasse(db, compte, motPasse)) !== null && compte?.etat === 'ACTIF'
    const second = valid && settings.SECOND_FACTEUR && isAgent(compte.authorities)
    const type = second ? 'SECOND_FACTEUR_DEMANDE' : valid ? 'CONNEXION' : 'CONNEXION_REFUSEE'
    await log(db, now(), { type, compte: compte?.uuid ?? null, adresse: request.ip })
    if (!valid || !compte) {
      // The URL must end with the error marker (LOGIN-03, LOGIN-04).
      return reply.redirect(`/login?${kept}error`, 303)
    }
    await giveBackEssai(db, instant, limits)
    if (second) {
      await awaitCode({ db, settings, now }, live.uid, compte)
      return reply.redirect(pageSecondFacteur, 303)
    }
    await rememberNavigateur(db, request, reply, email)
    const next = await provider.interactionResult(request.raw, reply.raw, { login: { accountId: compte.uuid, remember: true } })
    return reply.redirect(next, 303)
  })
}
