import { sql } from 'kysely'
import '../../core/core-tables.ts'
import type { Db } from '../../core/database.ts'
import '../../rattachements/demande/tables.ts'
import { lot } from './sql.ts'

export const demandesAfter = (db: Db, apres: string | null) =>
  db
    .selectFrom('demande_rattachement')
    .select('uuid')
    .$if(apres !== null, (query) => query.where('uuid', '>', apres ?? ''))
    .orderBy('uuid')
    .limit(lot)
    .execute()

export const annexesDesDemandes = (db: Db, demandes: readonly string[]) =>
  db
    .selectFrom('annexe_rattachement')
    .select(['demande', 'rang', 'empreinte', 'sha256'])
    .where('demande', 'in', demandes)
    .orderBy('demande')
    .orderBy('rang')
    .execute()

/** Returns the acts of associations on the annexes of these requests: reception, then removal. */
export const actesDeDemandes = async (db: Db, demandes: readonly string[]) =>
  (
    await sql<{ demande: string; type: string; annexes: string[] }>`
      select contenu ->> 'demande' as demande, type, coalesce(contenu -> 'annexes', '[]') as annexes from acte
      where sujet = 'association' and type in ('DEMANDE_RATTACHEMENT', 'PIECES_IDENTITE_PURGEES')
        and sujet_id in (select association from demande_rattachement where uuid = any(${[...demandes]}::uuid[]))
        and contenu ->> 'demande' = any(${[...demandes]}::text[]) order by id`.execute(db)
  ).rows
