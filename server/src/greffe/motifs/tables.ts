import type { UsualMotif } from 'domain/pieces/usual-motifs'
import type { ColumnType } from 'kysely'

declare module '../../core/tables.ts' {
  interface Database {
    motifs_usuels: {
      liste: string
      version: number
      /** Null for the default list. */
      motifs: ColumnType<UsualMotif[] | null, string | null, never>
      publie_le: Date
      publie_par: string
    }
  }
}
