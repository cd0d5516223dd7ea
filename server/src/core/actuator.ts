import { apiInfo, health, oauth2Info } from 'contract/core/actuator'
import { sql } from 'kysely'
import type { Door } from './door.ts'
import { version } from './version.ts'

/** Our own version and whether we are up, nothing else (threats §3.12). */
export const actuatorRoutes = (door: Door): void => {
  door.serve(apiInfo, async () => ({ build: { version } }))
  door.serve(oauth2Info, async () => ({ build: { version } }))
  door.serve(health, async (_, { db }) => {
    await sql`select 1`.execute(db)
    return { status: 'UP' as const }
  })
}
