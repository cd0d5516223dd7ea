import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import '../tables.ts'
import type { Db } from '../../core/database.ts'
import { storedId } from './adapter.ts'

const grace = 10_000

/** The key is derived from the previous token, so only its holder can read the successor. */
const keyOf = (token: string): Buffer => createHash('sha256').update(`suivant\n${token}`).digest()

const seal = (token: string, next: string): string => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(token), iv)
  return Buffer.concat([iv, cipher.update(next, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

const unseal = (token: string, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(token), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
}

const find = async (db: Db, token: string) => {
  const row = await db
    .selectFrom('oidc')
    .select(['contenu', 'consomme_le'])
    .where('type', '=', 'RefreshToken')
    .where('id', '=', storedId('RefreshToken', token))
    .executeTakeFirst()
  return row && { consumed: row.consomme_le, suivant: (row.contenu as { suivant?: string }).suivant }
}

/** How long one request may reserve a token, in milliseconds. The limit frees it when a server dies meanwhile. */
const hold = 10_000

/**
 * Reserves the right to rotate an unused token for this request. Without it, oidc-provider would let one of two simultaneous requests
 * rotate the token, treat the other as a theft and end the session of both.
 */
const take = async (db: Db, now: Date, token: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`update oidc set contenu = contenu || jsonb_build_object('prise', ${now.getTime()}::bigint)
    where type = 'RefreshToken' and id = ${storedId('RefreshToken', token)} and consomme_le is null
      and coalesce((contenu ->> 'prise')::bigint, 0) < ${now.getTime() - hold}`.execute(db)
  return numAffectedRows === 1n
}

/** Releases the reservation: the request was refused for another reason and the token is still valid. */
export const releaseToken = async (db: Db, token: string): Promise<void> => {
  await sql`update oidc set contenu = contenu - 'prise'
            where type = 'RefreshToken' and id = ${storedId('RefreshToken', token)}`.execute(db)
}

/** Records the successor of `token`, once its answer is built. */
export const recordNext = async (db: Db, token: string, next: string): Promise<void> => {
  await sql`update oidc set contenu = contenu || jsonb_build_object('suivant', ${seal(token, next)}::text)
            where type = 'RefreshToken' and id = ${storedId('RefreshToken', token)}`.execute(db)
}

/**
 * The token to use for the one presented: the same token when this request rotates it. A phone that lost an answer sends the previous
 * token again. That one stays valid until ten seconds after its successor is first used, and gives the same successor.
 * Older tokens are returned unchanged, and oidc-provider revokes their family.
 */
export const tokenEnCours = async (db: Db, now: () => Date, presented: string): Promise<string> => {
  let row = await find(db, presented)
  // Two tabs at once: wait for the successor made by the first, or take over if it fails.
  for (let waited = 0; row && !row.suivant && waited < 5000; waited += 50) {
    if (!row.consumed && (await take(db, now(), presented))) return presented
    await new Promise((resolve) => setTimeout(resolve, 50))
    row = await find(db, presented)
  }
  if (!row?.suivant) return presented
  const next = unseal(presented, row.suivant)
  const successor = await find(db, next)
  if (!successor?.consumed) return successor ? next : presented
  return now().getTime() - successor.consumed.getTime() <= grace ? tokenEnCours(db, now, next) : presented
}
