import type { EditablePage } from 'domain/app/editable-pages'

declare module '../../core/tables.ts' {
  interface Database {
    page: {
      id: EditablePage
      /** Null for the product's own text. */
      contenu: string | null
      version: number
      modifiee_le: Date
      modifiee_par: string | null
    }
  }
}
