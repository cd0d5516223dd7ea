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

declare module '../core/tables.ts' {
  interface Database {
    rattachement: RattachementTable
  }
}
