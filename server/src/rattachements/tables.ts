import type { ColumnType } from 'kysely'

export interface RattachementTable {
  uuid: string
  association: string
  compte: string
  fonction: string
  gestion: boolean
  depot: boolean
  cree_le: Date
  termine_le: Date | null
  /** Last day of the rights; null when they do not end by themselves. */
  fin: ColumnType<string | null, string | null | undefined, string | null>
}

/** Rights proposed to an address (ENT-34). */
export interface InvitationTable {
  id: string
  association: string
  email: string
  fonction: string
  gestion: boolean
  depot: boolean
  statut: 'EN_ATTENTE' | 'ACCEPTEE' | 'REFUSEE' | 'SUPPRIMEE' | 'EXPIREE'
  invitee_par: string | null
  envoyee_le: Date
  /** Last day of the rights proposed. */
  fin: ColumnType<string | null, string | null | undefined, never>
}

/** Who follows which association: `annoncee` the latest version they know of, `code` what stops it from a mail. */
export interface SuiviAssociationTable {
  compte: string
  association: string
  depuis: Date
  annoncee: number
  code: string
}

/** Rights that an attached person contests (docs/decisions/0067). */
export interface ContestationRattachementTable {
  uuid: string
  rattachement: string
  compte: string
  motif: string | null
  contestee_le: Date
  levee_le: ColumnType<Date | null, never, Date>
  reponse: ColumnType<string | null, never, string>
}

declare module '../core/tables.ts' {
  interface Database {
    rattachement: RattachementTable
    invitation: InvitationTable
    contestation_rattachement: ContestationRattachementTable
    suivi_association: SuiviAssociationTable
  }
}
