import './tables.ts'
import '../core/core-tables.ts'
import '../core/reference/tables.ts'
import type { Insertable } from 'kysely'
import type { Db, Trx } from '../core/database.ts'
import type { DocumentRequeteTable } from './tables.ts'

export const insertDocument = async (trx: Trx, document: Insertable<DocumentRequeteTable>): Promise<void> => {
  await trx.insertInto('document_requete').values(document).execute()
}

/** Returns the documents that the court has issued on several requests, oldest first. */
export const documentsDesRequetes = async (db: Db, requetes: readonly string[]) => {
  if (requetes.length === 0) return []
  const rows = await db
    .selectFrom('document_requete')
    .innerJoin('fichier', 'fichier.sha256', 'document_requete.sha256')
    .select(['requete', 'uuid', 'nom', 'type', 'taille', 'delivre_le as delivreLe'])
    .where('requete', 'in', requetes)
    .orderBy('delivre_le')
    .orderBy('uuid')
    .execute()
  return rows.map(({ delivreLe, ...same }) => ({ ...same, delivreLe: delivreLe.toISOString() }))
}
