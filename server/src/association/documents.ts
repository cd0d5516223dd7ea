import type { JournalLegal } from 'domain/core/annexe'
import { sql } from 'kysely'
import './tables.ts'
import type { Trx } from '../core/database.ts'

export interface DocumentToSave {
  uuid: string
  association: string
  /** Number of the request it was filed or made with, or null. */
  requete: string | null
  nom: string
  type: string
  sousType: string | null
  date: string | null
  dateEffet: string | null
  journal: JournalLegal | null
  /** Content already referenced (core/files/sql). */
  sha256: string
  /** Readable by the attached users and the court only. */
  reserve: boolean
}

/** Inserts documents into the register. A version decides which of them it lists. */
export const saveDocuments = async (trx: Trx, now: Date, documents: readonly DocumentToSave[]): Promise<void> => {
  if (documents.length === 0) return
  const rows = documents.map(({ sousType, dateEffet, ...same }) => ({ ...same, sous_type: sousType, date_effet: dateEffet, cree_le: now }))
  await sql`insert into document (uuid, association, requete, nom, type, sous_type, date, date_effet, journal, sha256, reserve, cree_le)
    select uuid, association, requete, nom, type, sous_type, date, date_effet, journal, sha256, reserve, cree_le
    from json_populate_recordset(null::document, ${JSON.stringify(rows)}::json)`.execute(trx)
}
