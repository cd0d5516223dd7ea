import type { FastifyInstance, FastifyReply } from 'fastify'
import type Provider from 'oidc-provider'
import { getSecondFacteur } from 'contract/compte/second-facteur'
import { stripSeparators } from 'domain/core/invisibles'
import type { Door, Office } from '../../core/door.ts'
import { notFound } from '../../core/server-errors.ts'
import { minutesDAttente } from '../limites-connexion.ts'
import { rememberNavigateur } from '../known-navigateur.ts'
import { interactionEnCours } from '../interaction.ts'
import { findAttente } from './attente.ts'
import { inscriptionDe } from './cle.ts'
import { consumeCode } from './check-code.ts'

export const pageSecondFacteur = '/login/second-facteur'

/** Serves the key to enrol, only until its first code. */
export const secondFacteurRoutes = (door: Door, provider: Provider): void => {
  door.serve(getSecondFacteur, async (_, office) => {
    const { request, reply } = office
    const uid = (await interactionEnCours(provider, request, reply))?.uid
    const attente = uid && (await findAttente(office, uid))
    if (!attente) throw notFound()
    return { inscription: attente.enrole ? null : inscriptionDe(attente.cle, attente.email) }
  })
}

/** `GET` and `POST /login/second-facteur`: the page and the form of the code, only after the right password. */
export const secondFacteurPages = (
  app: FastifyInstance,
  office: Office,
  provider: Provider,
  page: (reply: FastifyReply) => FastifyReply,
): void => {
  app.get(pageSecondFacteur, async (request, reply) => {
    const uid = (await interactionEnCours(provider, request, reply))?.uid
    const awaited = uid && (await findAttente(office, uid))
    return awaited ? page(reply) : reply.redirect('/startlogin', 303)
  })

  app.post(pageSecondFacteur, async (request, reply) => {
    const uid = (await interactionEnCours(provider, request, reply))?.uid
    if (!uid) return reply.redirect('/startlogin', 303)
    const { code } = (request.body ?? {}) as { code?: unknown }
    // Applications show the code as « 123 456 ».
    const typed = typeof code === 'string' ? stripSeparators(code).slice(0, 20) : ''
    try {
      const verdict = await consumeCode(office, request, uid, typed)
      if (verdict === 'absente') return reply.redirect('/startlogin', 303)
      if (verdict === 'faux') return reply.redirect(`${pageSecondFacteur}?error`, 303)
      await rememberNavigateur(office.db, request, reply, verdict.email)
      const login = { accountId: verdict.compte, remember: true, amr: ['pwd', 'otp'] }
      return reply.redirect(await provider.interactionResult(request.raw, reply.raw, { login }), 303)
    } catch (error) {
      return reply.redirect(`${pageSecondFacteur}?attente=${minutesDAttente(error, request)}`, 303)
    }
  })
}
