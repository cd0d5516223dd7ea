import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { errors } from 'oidc-provider'
import '../tables.ts'
import type { Db } from '../../core/database.ts'
import { endSessions } from '../sessions.ts'

/** Types whose ids are bearer secrets: the database stores only their hash. */
const secretIds = new Set(['AuthorizationCode', 'RefreshToken'])

export const storedId = (type: string, id: string): string =>
  secretIds.has(type) ? createHash('sha256').update(id).digest('base64url') : id

/** oidc-provider's storage on PostgreSQL. A single-use object is consumed by one atomic update. */
export const oidcAdapter =
  (db: Db, now: () => Date) =>
  (type: string): Adapter => {
    const row = (id: string) =>
      db
        .selectFrom('oidc')
        .select(['contenu', 'consomme_le'])
        .where('type', '=', type)
        .where('id', '=', storedId(type, id))
        .where((eb) => eb.or([eb('expire_le', 'is', null), eb('expire_le', '>', now())]))
    const payload = (found: { contenu: unknown; consomme_le: Date | null } | undefined, id?: string): AdapterPayload | undefined =>
      found && {
        ...(found.contenu as AdapterPayload),
        ...(id === undefined ? {} : { jti: id }),
        ...(found.consomme_le ? { consumed: Math.floor(found.consomme_le.getTime() / 1000) } : {}),
      }
    return {
      async upsert(id, { jti, ...contenu }, expiresIn) {
        const line = {
          contenu: JSON.stringify(secretIds.has(type) ? contenu : { ...contenu, jti }),
          grant_id: contenu.grantId ?? null,
          uid: typeof contenu.uid === 'string' ? contenu.uid : null,
          expire_le: expiresIn ? new Date(now().getTime() + expiresIn * 1000) : null,
        }
        await db
          .insertInto('oidc')
          .values({ type, id: storedId(type, id), consomme_le: null, ...line })
          .onConflict((conflict) => conflict.columns(['type', 'id']).doUpdateSet(line))
          .execute()
      },
      async find(id) {
        return payload(await row(id).executeTakeFirst(), secretIds.has(type) ? id : undefined)
      },
      async findByUid(uid) {
        return payload(
          await db.selectFrom('oidc').select(['contenu', 'consomme_le']).where('type', '=', type).where('uid', '=', uid).executeTakeFirst(),
        )
      },
      async findByUserCode() {
        return undefined
      },
      async consume(id) {
        const { numUpdatedRows } = await db
          .updateTable('oidc')
          .set({ consomme_le: now() })
          .where('type', '=', type)
          .where('id', '=', storedId(type, id))
          .where('consomme_le', 'is', null)
          .executeTakeFirst()
        if (!numUpdatedRows) throw new errors.InvalidGrant(`${type} already consumed`)
      },
      async destroy(id) {
        await db.deleteFrom('oidc').where('type', '=', type).where('id', '=', storedId(type, id)).execute()
      },
      async revokeByGrantId(grantId) {
        // Access tokens are not stored: once the session is ended, the next call refuses them.
        await endSessions(db, now(), { id: grantId })
      },
    }
  }

/** Deletes expired rows. Consumed refresh tokens stay until they expire, so that their reuse is detected. */
export const forgetExpired = (db: Db, now: Date): Promise<unknown> => sql`delete from oidc where expire_le < ${now}`.execute(db)
