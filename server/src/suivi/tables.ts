/** A document of the court opened by an account (REQ-27). */
export interface SeenDocumentTable {
  compte: string
  document: string
  vu_le: Date
}

/** The subscription address of a person: only its SHA-256, and when it was created (docs/decisions/0060). */
export interface CalendrierTable {
  compte: string
  empreinte: string
  cree_le: Date
}

declare module '../core/tables.ts' {
  interface Database {
    calendrier: CalendrierTable
    document_vu: SeenDocumentTable
  }
}
