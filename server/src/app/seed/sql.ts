import { sql } from 'kysely'
import '../../association/tables.ts'
import '../../core/core-tables.ts'
import '../../core/reference/tables.ts'
import '../../requetes/tables.ts'
import type { Db } from '../../core/database.ts'
import type { EtatAssociation } from 'domain/association/etats'
import type { Commune } from 'domain/core/commune'
import type { Tribunal } from '../../core/reference/sql.ts'

/** Returns how many associations each counter of the seed has reached. */
export const countSeeded = async (db: Db, cles: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db.selectFrom('compteur').select(['cle', 'valeur']).where('cle', 'in', cles).execute()
  return new Map(rows.map(({ cle, valeur }) => [cle, valeur]))
}

/** The communes of a court's territory; the one the court sits in comes first. */
export const ressortCommunes = (db: Db, { id, commune }: Tribunal): Promise<Commune[]> =>
  db
    .selectFrom('commune')
    .select(['id', 'code_insee as codeInsee', 'libelle', 'code_postaux as codePostaux'])
    .where('tribunal', '=', id)
    .where('actuelle', '=', true)
    .orderBy(sql`starts_with(${commune}, libelle)`, 'desc')
    .orderBy('code_insee')
    .execute()

export const nomsDesCommunes = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('commune').select('libelle').execute()).map(({ libelle }) => libelle)

/** After many inserts: updates the planner's statistics and the visibility map, so that the register's indexes alone answer. */
export const analyse = (db: Db): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum analyze association, version, document, acte`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })

/** Returns the numbers of the first associations of a court by their first state, whatever their present one. */
export const firstAssociations = async (db: Db, tribunal: string, etat: EtatAssociation, combien: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('association')
    .innerJoin('version', 'version.association', 'association.numero')
    .select('association.numero')
    .where('association.tribunal', '=', tribunal)
    .where('version.ordre', '=', 1)
    .where('version.etat', '=', etat)
    .orderBy('association.numero')
    .limit(combien)
    .execute()
  return rows.map(({ numero }) => numero)
}

/** Whether a request was already made under this key. */
export const isAlreadyFiled = async (db: Db, cle: string): Promise<boolean> =>
  (await db.selectFrom('requete').select('numero').where('cle', '=', cle).executeTakeFirst()) !== undefined
