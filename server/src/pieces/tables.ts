import type { JournalLegal } from 'domain/core/annexe'
import type { ColumnType } from 'kysely'

/** What the court wrote to the declarant in one round of a demand; the acts of the request say the rest. */
export interface DemandePiecesTable {
  requete: string
  /** Of the demand among those of the request, and of its round, from 1. */
  numero: number
  tour: number
  /** One per point. */
  precisions: ColumnType<(string | null)[], string, string>
  observation: string | null
  /** Its letter. */
  document: string
  rappelee_le: Date | null
}

/** A file of a reply; transmitted, it never changes. */
export interface PieceTable {
  uuid: string
  requete: string
  numero: number
  tour: number
  /** The point of the demand it answers, from 0. */
  point: number
  nom: string
  type: string
  sous_type: string | null
  date: string | null
  date_effet: string | null
  journal: ColumnType<JournalLegal | null, string | null, never>
  sha256: string
  ajoutee_le: Date
  transmise_le: Date | null
}

declare module '../core/tables.ts' {
  interface Database {
    demande_pieces: DemandePiecesTable
    piece: PieceTable
  }
}
