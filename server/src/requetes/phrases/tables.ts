import type { ColumnType } from 'kysely'

declare module '../../core/tables.ts' {
  interface Database {
    phrases_des_actes: {
      cle: string
      version: number
      /** Null for the product's own text. */
      texte: ColumnType<string | null, string | null, never>
      publie_le: Date
      publie_par: string
    }
  }
}
