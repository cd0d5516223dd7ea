import { apiInfo, health, oauth2Info } from 'contract/core/actuator'
import { answersWithin } from './database.ts'
import type { Door } from './door.ts'
import { version } from './version.ts'

/** Less than a probe waits for: a database that hangs is not ready. */
const readySoon = 1500

/** Our own version and whether we are up, nothing else (threats §3.12). */
export const actuatorRoutes = (door: Door): void => {
  door.serve(apiInfo, async () => ({ build: { version } }))
  door.serve(oauth2Info, async () => ({ build: { version } }))
  door.serve(health, async (_, { db, reply }) => {
    const ready = await answersWithin(db, readySoon)
    if (!ready) reply.status(503).header('retry-after', '5')
    return { status: ready ? ('UP' as const) : ('DOWN' as const), live: true, ready }
  })
}
