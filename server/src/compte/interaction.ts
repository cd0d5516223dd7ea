import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { isAway } from '../core/away.ts'

/** The sign-in in progress in this browser, identified by its cookie alone; null without one. */
export const interactionEnCours = (provider: Provider, request: FastifyRequest, reply: FastifyReply) =>
  provider.interactionDetails(request.raw, reply.raw).catch((error: unknown) => {
    if (isAway(error)) throw error
    return null
  })
