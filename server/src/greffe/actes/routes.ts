import { greffeAppels } from 'contract/greffe/actes'
import type { Call } from 'contract/core/call'
import { greffeActes } from 'domain/requetes/procedure/obstacles'
import type * as z from 'zod/mini'
import type { Door } from '../../core/door.ts'
import type { Effets } from '../../requetes/procedure/acte-record.ts'
import { performActe } from './perform.ts'

/**
 * The common shape of the calls of all acts. The handler returns the recorded act; the call's answer schema keeps the part it declares, or
 * nothing.
 */
interface Appel extends Call {
  acces: 'greffe'
  params: z.ZodMiniType<{ numero: string }>
  body: z.ZodMiniType<{ version: number }>
  answer: z.ZodMiniType
}

/** Serves the acts of the court on a request (STAFF-02, STAFF-08), with the side effects of the capabilities downstream. */
export const actesRoutes = (door: Door, autres: Effets): void => {
  for (const type of greffeActes)
    door.serve(greffeAppels[type] as Call as Appel, ({ params, body }, { user, ...office }) =>
      performActe(office, user, type, { numero: params.numero, dit: body, autres }),
    )
}
