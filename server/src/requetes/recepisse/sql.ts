import '../tables.ts'
import '../../core/core-tables.ts'
import '../../core/reference/tables.ts'
import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { connueDe } from '../connue-de.ts'
import type { DocumentRequeteTable } from '../tables.ts'

export const insererDocument = async (trx: Trx, document: Insertable<DocumentRequeteTable>): Promise<void> => {
  await trx.insertInto('document_requete').values(document).execute()
}

/** What the court has issued on several requests, oldest first. */
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

/** One of them, for those who know the request; undefined to the others. */
export const findDocumentRequete = (db: Db, lecteur: Personne, { numero, uuid }: { numero: string; uuid: string }) =>
  db
    .selectFrom('document_requete')
    .innerJoin('requete', 'requete.numero', 'document_requete.requete')
    .select(['document_requete.nom', 'document_requete.sha256'])
    .where('document_requete.requete', '=', numero)
    .where('document_requete.uuid', '=', uuid)
    .where(connueDe(lecteur))
    .executeTakeFirst()
