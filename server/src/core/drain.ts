import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { health } from 'contract/core/actuator'
import { textesRefus } from 'domain/core/textes/refus'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'
import { onlyReads } from './server-errors.ts'

/** Milliseconds given to a connection that has not asked anything yet. */
const grace = 2000

/**
 * Drains the server when `app.close()` begins. Accepted requests, uploads included, may finish within `longest` milliseconds. New requests
 * on open connections are refused and their connections closed. Returns a function that tells whether the server is stopping.
 */
export const drainOnClose = (app: FastifyInstance, longest: number): (() => boolean) => {
  let isStopping = false
  const open = new Set<Socket>()
  const busy = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    busy.add(socket)
    response.once('close', () => {
      busy.delete(socket)
      if (isStopping) socket.destroySoon()
    })
  })
  app.addHook('onRequest', async ({ url, method }) => {
    const said = onlyReads(method) ? textesRefus.serveurEnArretLecture : textesRefus.serveurEnArret
    if (isStopping && url !== health.path) throw new Refusal(503, said, {}, { 'retry-after': '5' })
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    isStopping = true
    // Node stops checking slow headers once it closes.
    setTimeout(() => {
      for (const socket of open) if (!busy.has(socket)) socket.destroy()
    }, grace).unref()
    setTimeout(() => app.server.closeAllConnections(), longest).unref()
  })
  return () => isStopping
}
