/** Who has opened which document of the court (REQ-27). */
export interface DocumentVuTable {
  compte: string
  document: string
  vu_le: Date
}

/** The subscription address of a person: its SHA-256 only, and since when it is good (docs/decisions/0060). */
export interface CalendrierTable {
  compte: string
  empreinte: string
  cree_le: Date
}

declare module '../core/tables.ts' {
  interface Database {
    calendrier: CalendrierTable
    document_vu: DocumentVuTable
  }
}
