import { randomUUID } from 'node:crypto'
import './tables.ts'
import type { InfosCompte, EditableInfos } from 'domain/compte/creation'
import { normalizeEmail } from 'domain/core/email'
import { sql } from 'kysely'
import type { Db, Trx } from '../core/database.ts'
import { emailIs } from '../core/email-sql.ts'
import type { Authority } from '../core/personne.ts'

/** The account of an address, ignoring its case and the Unicode form of its domain. */
export const findCompteByEmail = (db: Db, email: string) =>
  db
    .selectFrom('compte')
    .select(['uuid', 'email', 'etat', 'mot_passe', 'prenom', 'nom', 'authorities', 'totp_cle'])
    .where(emailIs('email', email))
    .executeTakeFirst()

export const getCompte = (db: Db, uuid: string) => db.selectFrom('compte').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()

/** First name and last name of each of these accounts. */
export const nomsDesComptes = async (db: Db, uuids: readonly string[]): Promise<Map<string, string>> => {
  if (uuids.length === 0) return new Map()
  const rows = await db
    .selectFrom('compte')
    .select(['uuid', 'prenom', 'nom'])
    .where('uuid', 'in', [...new Set(uuids)])
    .execute()
  return new Map(rows.map(({ uuid, prenom, nom }) => [uuid, `${prenom} ${nom}`]))
}

/** Inserts an account; null when the address already has one. `testPassword`: the hash, null until the person chooses a password. */
export const insertCompte = async (
  trx: Trx,
  now: Date,
  infos: InfosCompte,
  motPasse: string | null,
  options: { etat: 'INACTIF' | 'ACTIF'; authorities?: Authority[] } = { etat: 'INACTIF' },
): Promise<string | null> => {
  const uuid = randomUUID()
  const { complementAdresse, codePostal, ...same } = infos
  const inserted = await trx
    .insertInto('compte')
    .values({
      uuid,
      ...same,
      // A job queued before addresses were normalized holds the address as it was typed.
      email: normalizeEmail(infos.email),
      complement_adresse: complementAdresse,
      code_postal: codePostal,
      mot_passe: motPasse,
      cree_le: now,
      vu_le: now,
      ...options,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('uuid')
    .executeTakeFirst()
  return inserted?.uuid ?? null
}

/** Adds these courts to those of a clerk. */
export const assignAgent = async (trx: Trx, compte: string, tribunaux: readonly string[]): Promise<void> => {
  if (tribunaux.length === 0) return
  await trx
    .insertInto('agent_tribunal')
    .values(tribunaux.map((tribunal) => ({ compte, tribunal })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Records that the person was warned about the inactivity of their account. */
export const noteAvertissement = async (trx: Trx, uuid: string, instant: Date): Promise<void> => {
  await trx.updateTable('compte').set({ averti_le: instant }).where('uuid', '=', uuid).execute()
}

/** Serialises the writes of one account until the transaction ends. */
export const lockCompte = async (trx: Trx, uuid: string): Promise<void> => {
  await trx.selectFrom('compte').select('uuid').where('uuid', '=', uuid).forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** Changes the personal details, never the e-mail (SRV-10). */
export const editCompte = async (db: Db, uuid: string, infos: EditableInfos): Promise<void> => {
  const { complementAdresse, codePostal, ...same } = infos
  await db
    .updateTable('compte')
    .set({ ...same, complement_adresse: complementAdresse, code_postal: codePostal })
    .where('uuid', '=', uuid)
    .execute()
}
