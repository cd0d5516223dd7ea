import { apiInfo, health, oauth2Info } from 'contract/core/actuator'
import { textesExploitation } from 'domain/core/textes/exploitation'
import type { Door } from './door.ts'
import { reasonsNotReady } from './readiness.ts'
import { version } from './version.ts'

/** Our own version, whether we are up and which part is not: no name, no path (docs/security.md). */
export const actuatorRoutes = (door: Door, isStopping: () => boolean): void => {
  door.serve(apiInfo, async () => ({ build: { version } }))
  door.serve(oauth2Info, async () => ({ build: { version } }))
  door.serve(health, async (_, { reply, ...office }) => {
    const reasons = isStopping() ? [textesExploitation.sante.arret] : await reasonsNotReady(office)
    const ready = reasons.length === 0
    if (!ready) reply.status(503).header('retry-after', '5')
    return { status: ready ? ('UP' as const) : ('DOWN' as const), live: true, ready, reasons }
  })
}
