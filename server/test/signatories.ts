import type { Insertable } from 'kysely'
import type { Db } from '../src/core/database.ts'
import type { SignataireTable } from '../src/requetes/tables.ts'

/** A signatory of Strasbourg, in office for years by default. Returns their id. */
export const aSignataire = async (db: Db, autrement: Partial<Insertable<SignataireTable>> = {}): Promise<number> => {
  const juge = {
    tribunal: 'TJ-STRASBOURG',
    prenom: 'Clotaire',
    nom: 'Amtmann',
    qualite: 'Juge du registre',
    debut: '2020-01-01',
    fin: null,
  }
  const { id } = await db
    .insertInto('signataire')
    .values({ ...juge, ...autrement })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
