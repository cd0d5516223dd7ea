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
  /** Last day of the rights; null when they have no end. */
  fin: ColumnType<string | null, string | null | undefined, string | null>
}

/** Rights offered to an address (ENT-34). */
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
  /** Last day of the offered rights. */
  fin: ColumnType<string | null, string | null | undefined, never>
}

/** A follow of an association. `annoncee`: latest version mailed or known. `code`: stops the follow from a mail. */
export interface SuiviAssociationTable {
  compte: string
  association: string
  depuis: Date
  annoncee: number
  code: string
}

/** A contestation of rights by an attached person (docs/decisions/0067). */
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
