import { sql } from 'kysely'
import '../../association/tables.ts'
import '../../core/core-tables.ts'
import '../../numerisation/tables.ts'
import '../../rattachements/demande/tables.ts'
import '../../requetes/tables.ts'
import type { Db } from '../../core/database.ts'
import { referringTables } from '../orphan-fichiers.ts'
import { lot } from './sql.ts'

export const fichiersAfter = (db: Db, apres: string | null) =>
  db
    .selectFrom('fichier')
    .select(['sha256', 'taille'])
    .$if(apres !== null, (query) => query.where('sha256', '>', apres ?? ''))
    .orderBy('sha256')
    .limit(lot)
    .execute()

/** Files that rows name without a row of their own. The database refuses this unless its constraints were disabled. */
export const unknownFichiers = async (db: Db) => {
  const cites = referringTables.map((table) => sql`select sha256 from ${sql.table(table)} where sha256 is not null`)
  return (
    await sql<{ sha256: string }>`select distinct sha256 from (${sql.join(cites, sql` union all `)}) as cite
      where not exists (select from fichier where fichier.sha256 = cite.sha256) order by 1`.execute(db)
  ).rows
}

/** Some of the rows that name a file. */
export const citations = async (db: Db, sha256: string) => ({
  annexes: await db.selectFrom('annexe').select(['requete', 'rang']).where('sha256', '=', sha256).orderBy('requete').limit(3).execute(),
  documents: await db.selectFrom('document').select(['association', 'nom']).where('sha256', '=', sha256).orderBy('uuid').limit(3).execute(),
  delivres: await db
    .selectFrom('document_requete')
    .select(['requete', 'nom'])
    .where('sha256', '=', sha256)
    .orderBy('uuid')
    .limit(3)
    .execute(),
  pieces: await db.selectFrom('piece').select(['requete', 'nom']).where('sha256', '=', sha256).orderBy('uuid').limit(3).execute(),
  demandes: await db
    .selectFrom('annexe_rattachement')
    .select(['demande', 'rang'])
    .where('sha256', '=', sha256)
    .orderBy('demande')
    .limit(3)
    .execute(),
  dossiers: await db.selectFrom('numerisation').select('association').where('sha256', '=', sha256).limit(3).execute(),
})
