import type { StatutTransfert, Transfert } from 'domain/requetes/transfert/transfert'
import type { ColumnType } from 'kysely'

/** An association sent by the court that keeps it to the one of its new head office (STAFF-13). */
export interface TransfertTable {
  uuid: string
  association: string
  origine: string
  destination: string
  siege: ColumnType<Transfert, string, never>
  statut: ColumnType<StatutTransfert, never, StatutTransfert>
  envoye_le: Date
  envoye_par: string
  decide_le: ColumnType<Date | null, never, Date>
  decide_par: ColumnType<string | null, never, string>
  motif: ColumnType<string | null, never, string>
  /** Its number at the new court. */
  nouvelle: ColumnType<string | null, never, string>
}

declare module '../../core/tables.ts' {
  interface Database {
    transfert: TransfertTable
  }
}
