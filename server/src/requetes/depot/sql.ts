import '../tables.ts'
import type { Depot } from 'domain/requetes/depot'
import { sql } from 'kysely'
import type { Db, Trx } from '../../core/database.ts'

/**
 * An intention to file: one key of one account makes one filing. Without a key, the account and the hash of the content act as the key for
 * ten minutes (X-75).
 */
export interface Envoi {
  compte: string
  cle: string | null
  empreinte: string
  instant: Date
}

const dixMinutes = 600_000

/** Milliseconds that a send waits for another one with the same key. */
const attente = 3000

/** Serializes the sends of one intention until the transaction ends. False when the other one takes too long. */
export const verrouillerEnvoi = async (trx: Trx, { compte, cle, empreinte }: Envoi): Promise<boolean> => {
  await sql`select set_config('lock_timeout', ${String(attente)}, true)`.execute(trx)
  try {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`envoi/${compte}/${cle ?? empreinte}`}, 0))`.execute(trx)
  } catch (error) {
    // lock_not_available
    if ((error as { code?: string }).code === '55P03') return false
    throw error
  }
  await sql`select set_config('lock_timeout', '0', true)`.execute(trx)
  return true
}

/** Returns the filing made by an intention, with its annexes in order. */
export const findEnvoi = async (db: Db, { compte, cle, empreinte, instant }: Envoi) => {
  const requete = await db
    .selectFrom('requete')
    .select(['numero', 'tribunal', 'empreinte', 'date_pre_enregistrement as dateReception'])
    .where('compte', '=', compte)
    .where((eb) =>
      cle === null
        ? eb.and([eb('empreinte', '=', empreinte), eb('date_pre_enregistrement', '>', new Date(instant.getTime() - dixMinutes))])
        : eb('cle', '=', cle),
    )
    .orderBy('date_pre_enregistrement', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!requete) return null
  const documents = await db.selectFrom('annexe').select(['nom', 'sha256']).where('requete', '=', requete.numero).orderBy('rang').execute()
  return { ...requete, documents }
}

/** Returns the request on an association that the court has not decided yet. */
export const findRequeteEnCours = (db: Db, association: string) =>
  db
    .selectFrom('requete')
    .select(['numero', 'type', 'date_pre_enregistrement as datePreEnregistrement'])
    .where('association', '=', association)
    .where('etat', '=', 'EN_COURS')
    .executeTakeFirst()

export const insererAnnexes = async (
  trx: Trx,
  requete: string,
  documents: Depot['documents'],
  sha256: readonly string[],
): Promise<void> => {
  const rows = documents.map(({ nom, type, sousType, date, dateEffet, journal }, rang) => ({
    requete,
    rang,
    nom,
    type,
    sous_type: sousType,
    date,
    date_effet: dateEffet,
    journal: journal && JSON.stringify(journal),
    sha256: sha256[rang] ?? '',
  }))
  if (rows.length > 0) await trx.insertInto('annexe').values(rows).execute()
}
