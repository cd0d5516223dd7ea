import { apiInfo, health, oauth2Info } from 'contract/core/actuator'
import { sql } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import type { Db } from './database.ts'
import type { Door } from './door.ts'
import { version } from './version.ts'

/** Less than a probe waits for: a database that hangs is not ready. */
const readySoon = 1500

const answersSoon = (db: Db): Promise<boolean> =>
  Promise.race([
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    ),
    setTimeout(readySoon, false, { ref: false }),
  ])

/** Our own version and whether we are up, nothing else (threats §3.12). */
export const actuatorRoutes = (door: Door): void => {
  door.serve(apiInfo, async () => ({ build: { version } }))
  door.serve(oauth2Info, async () => ({ build: { version } }))
  door.serve(health, async (_, { db, reply }) => {
    const ready = await answersSoon(db)
    if (!ready) reply.status(503).header('retry-after', '5')
    return { status: ready ? ('UP' as const) : ('DOWN' as const), live: true, ready }
  })
}
