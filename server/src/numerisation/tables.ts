import type { Avancement } from 'domain/numerisation/etats'

/** The digitisation of one association, requested or given (STAFF-19). One row per association. */
export interface NumerisationTable {
  association: string
  etat: Avancement
  /** The digitised file, once DISPONIBLE. */
  nom: string | null
  sha256: string | null
  demandee_le: Date
  traitee_le: Date | null
  traitee_par: string | null
}

/** A person who asked for a digitisation or joined one already asked for. They get a mail when it ends (MAIL-06). */
export interface NumerisationDemandeurTable {
  association: string
  compte: string
  demandee_le: Date
}

declare module '../core/tables.ts' {
  interface Database {
    numerisation: NumerisationTable
    numerisation_demandeur: NumerisationDemandeurTable
  }
}
