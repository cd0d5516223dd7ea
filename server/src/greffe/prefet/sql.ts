import '../../compte/tables.ts'
import type { Db } from '../../core/database.ts'

/** Returns the name of a clerk's account, for a letter. */
export const getGreffier = (db: Db, compte: string) =>
  db.selectFrom('compte').select(['prenom', 'nom', 'civilite']).where('uuid', '=', compte).executeTakeFirstOrThrow()
