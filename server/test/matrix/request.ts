import type { InjectOptions } from 'fastify'
import type { Call } from 'contract/core/call'
import type { Sent } from './line.ts'
import type { Person } from './persons.ts'
import type { World } from './world.ts'

/** A call, as sent by one of the persons of the matrix. */
export const requestOf = (
  { people }: Pick<World, 'people'>,
  call: Call,
  { params = {}, query = {}, headers = {}, payload }: Sent,
  person: Person,
): InjectOptions => ({
  method: call.method,
  url: call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
  query,
  headers: { ...headers, ...(person === 'anonymous' ? {} : people[person].bearer) },
  ...(payload === undefined ? {} : { payload: payload as NonNullable<InjectOptions['payload']> }),
})
