export interface RattachementTable {
  uuid: string
  association: string
  compte: string
  fonction: string
  gestion: boolean
  depot: boolean
  cree_le: Date
  termine_le: Date | null
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
}

declare module '../core/tables.ts' {
  interface Database {
    rattachement: RattachementTable
    invitation: InvitationTable
  }
}
