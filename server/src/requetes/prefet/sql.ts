import '../../compte/tables.ts'
import type { Db } from '../../core/database.ts'

/** The clerk an account is, as a letter names them. */
export const getGreffier = (db: Db, compte: string) =>
  db.selectFrom('compte').select(['prenom', 'nom', 'civilite']).where('uuid', '=', compte).executeTakeFirstOrThrow()
