/** Who has opened which document of the court (REQ-27). */
export interface DocumentVuTable {
  compte: string
  document: string
  vu_le: Date
}

declare module '../core/tables.ts' {
  interface Database {
    document_vu: DocumentVuTable
  }
}
