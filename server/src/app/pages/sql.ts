import type { EditablePage } from 'domain/app/editable-pages'
import { defaultPages } from 'domain/app/default-pages'
import '../../compte/tables.ts'
import type { Db, Trx } from '../../core/database.ts'
import './tables.ts'

/** Returns the current page, with the name of its last author. A page never edited has version 0. */
export const getPage = async (db: Db, id: EditablePage) => {
  const row = await db
    .selectFrom('page')
    .leftJoin('compte', 'compte.uuid', 'page.modifiee_par')
    .select(['contenu', 'version', 'modifiee_le', 'prenom', 'nom'])
    .where('id', '=', id)
    .executeTakeFirst()
  const ecrit = row?.contenu ?? null
  return {
    id,
    contenu: ecrit ?? defaultPages[id],
    parDefaut: ecrit === null,
    version: row?.version ?? 0,
    enregistreeLe: row?.modifiee_le ?? null,
    enregistreePar: row?.nom ? `${row.prenom} ${row.nom}` : null,
  }
}

interface PageEdit {
  contenu: string | null
  /** The version it replaces. */
  version: number
  modifiee_le: Date
  modifiee_par: string
}

/** Writes over this version; false when it is no longer the current one. */
export const writePage = async (trx: Trx, id: EditablePage, { version, ...ecrit }: PageEdit): Promise<boolean> => {
  const current = await trx.selectFrom('page').select('version').where('id', '=', id).executeTakeFirst()
  if ((current?.version ?? 0) !== version) return false
  const line = { ...ecrit, version: version + 1 }
  const written = await trx
    .insertInto('page')
    .values({ id, ...line })
    // Somebody may have written since the read above: then nothing is returned.
    .onConflict((conflict) => conflict.column('id').doUpdateSet(line).where('page.version', '=', version))
    .returning('id')
    .execute()
  return written.length > 0
}
