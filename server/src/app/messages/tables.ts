import type { SiteMessage } from 'domain/app/messages'
import type { NatureMessage } from 'domain/app/natures-messages'
import type { Generated, GeneratedAlways } from 'kysely'

declare module '../../core/tables.ts' {
  interface Database {
    message: {
      id: GeneratedAlways<number>
      /** Null for a message of the whole site. */
      tribunal: Generated<string | null>
      nature: NatureMessage
      destinataires: SiteMessage['destinataires']
      texte: string
      debut: Date
      fin: Date | null
      ecrit_le: Date
      ecrit_par: string
      retire_le: Date | null
      retire_par: string | null
    }
  }
}
