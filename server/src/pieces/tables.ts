import type { JournalLegal } from 'domain/core/annexe'
import type { ColumnType } from 'kysely'

/** One round of a demande, as the court wrote it to the declarant. The acts of the request hold the rest. */
export interface DemandePiecesTable {
  requete: string
  /** Rank of the demande in its request, and of the round in its demande, both from 1. */
  numero: number
  tour: number
  /** One per point. */
  precisions: ColumnType<(string | null)[], string, string>
  observation: string | null
  /** Id of its letter. */
  document: string
  rappelee_le: Date | null
}

/** A file of a reply. It never changes once transmitted. */
export interface PieceTable {
  uuid: string
  requete: string
  numero: number
  tour: number
  /** Index of the point of the demande it answers, from 0. */
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
