import type { FastifyInstance } from 'fastify'

/** Drops the content type of a request without a body: common clients send `application/json` on every call, even a DELETE. */
export const ignoreTypeOfEmptyBody = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ headers }) => {
    if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0)) delete headers['content-type']
  })
}
