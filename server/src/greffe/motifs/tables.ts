import type { MotifUsuel } from 'domain/pieces/motifs-usuels'
import type { ColumnType } from 'kysely'

declare module '../../core/tables.ts' {
  interface Database {
    motifs_usuels: {
      liste: string
      version: number
      /** Null for the default list. */
      motifs: ColumnType<MotifUsuel[] | null, string | null, never>
      publie_le: Date
      publie_par: string
    }
  }
}
