import type { JSONColumnType } from 'kysely'
import type { Bilan } from '../verifier/bilan.ts'

declare module '../../core/tables.ts' {
  interface Database {
    verification: {
      id: string
      demandee_le: Date
      demandee_par: string
      /** Null while it is under way: only one may be. */
      finie_le: Date | null
      bilan: JSONColumnType<Bilan> | null
      ecarts: JSONColumnType<string[]>
      erreur: string | null
    }
  }
}
