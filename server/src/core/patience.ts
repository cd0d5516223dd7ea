import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface Patience {
  /** Milliseconds a body has to arrive whole, files excepted. */
  body: number
  /** Files may take as long as they keep coming: bytes a second, on average since the start, once `after` milliseconds have passed. */
  upload: { rate: number; after: number }
  /** Milliseconds between two looks. */
  every: number
}

/** Fault F12: 8 KiB/s is what the slowest telephone network gives; 30 s is a thousand times what a form takes. */
export const usualPatience: Patience = { body: 30_000, upload: { rate: 8192, after: 10_000 }, every: 1000 }

/** Only what says it has a body is waited for, and only on a line: what is injected in the process holds none. */
const isAwaited = ({ headers, raw }: FastifyRequest): boolean =>
  raw.socket instanceof Socket && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/** 408, then the line is cut: who sends a byte now and then would keep it for ever. */
const hangUp = ({ raw }: FastifyRequest): void => {
  raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => raw.socket.destroy())
}

/** Hangs up on bodies that come too slowly to be meant (slowloris). Headers have their own limit, and 600 s end everything. */
export const limitPatience = (app: FastifyInstance, { body, upload, every }: Patience): void => {
  app.addHook('onRequest', async (request) => {
    if (!isAwaited(request)) return
    const { raw, routeOptions } = request
    const { socket } = raw
    const start = performance.now()
    const before = socket.bytesRead
    const tooSlow = (elapsed: number): boolean =>
      routeOptions.config.call?.multipart === undefined
        ? elapsed > body
        : elapsed > upload.after && socket.bytesRead - before < (upload.rate * elapsed) / 1000
    const watch = setInterval(() => {
      if (raw.complete || socket.destroyed) clearInterval(watch)
      else if (tooSlow(performance.now() - start)) {
        clearInterval(watch)
        hangUp(request)
      }
    }, every)
    watch.unref()
    raw.once('close', () => clearInterval(watch))
  })
}
