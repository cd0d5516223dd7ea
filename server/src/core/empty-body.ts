import type { FastifyInstance } from 'fastify'

/** A request without a body has no type: common clients say `application/json` on every call, a DELETE included. */
export const ignoreTypeOfEmptyBody = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ headers }) => {
    if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0)) delete headers['content-type']
  })
}
