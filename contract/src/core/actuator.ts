import * as z from 'zod/mini'
import { call } from './call.ts'

const info = <const S extends 'api' | 'oauth2'>(service: S) =>
  call({
    method: 'GET',
    path: `/${service}/actuator/info`,
    acces: 'public',
    summary: 'The version of the service; answers once migrated and seeded.',
    answer: z.object({ build: z.object({ version: z.string() }) }),
  })

export const apiInfo = info('api')
export const oauth2Info = info('oauth2')

export const health = call({
  method: 'GET',
  path: '/api/actuator/health',
  acces: 'public',
  summary:
    'Live: the process answers, within two seconds. Ready: database, schema, key of secrets and store of files work; otherwise, and while stopping, 503 with reasons.',
  answer: z.object({ status: z.enum(['UP', 'DOWN']), live: z.boolean(), ready: z.boolean(), reasons: z.array(z.string()) }),
})
