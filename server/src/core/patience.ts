import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface Patience {
  /** Milliseconds for a body to arrive whole, files excepted. */
  body: number
  /** Uploads may last as long as they keep this rate: bytes per second, on average since the start, checked after `after` milliseconds. */
  upload: { rate: number; after: number }
  /** Milliseconds between two checks. */
  every: number
}

/** Fault F12: 8 KiB/s is what the slowest telephone network gives; 30 s is a thousand times what a form takes. */
export const usualPatience: Patience = { body: 30_000, upload: { rate: 8192, after: 10_000 }, every: 1000 }

/** Only requests that announce a body, on a real socket, are timed: requests injected in the process have none. */
const isAwaited = ({ headers, raw }: FastifyRequest): boolean =>
  raw.socket instanceof Socket && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/** Answers 408, then closes the socket: a client that sends a byte now and then would keep it for ever. */
const hangUp = ({ raw }: FastifyRequest): void => {
  raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => raw.socket.destroy())
}

/** Closes connections whose body comes too slowly (slowloris). Headers have their own limit, and 600 s end everything. */
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
