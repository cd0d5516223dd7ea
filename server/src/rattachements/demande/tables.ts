import type { MimeStocke } from '../../core/files/check.ts'
import type { StatutDemande } from 'domain/rattachements/demande'

/** An attachment asked of the court (ENT-35). */
export interface DemandeRattachementTable {
  uuid: string
  association: string
  compte: string
  fonction: string
  statut: StatutDemande
  demandee_le: Date
  message: string | null
  /** Its Idempotency-Key, and the imprint of what was sent. */
  cle: string | null
  empreinte: string | null
  decidee_le: Date | null
  /** Null when the person was attached by another way. */
  decidee_par: string | null
  motif: string | null
  /** When the person said that they read the refusal. */
  lue_le: Date | null
}

/** A file of a request, in the order sent (`rang` from 0). */
export interface AnnexeRattachementTable {
  demande: string
  rang: number
  nom: string
  type: string
  date: string | null
  /** SHA-256 of what was received, for ever. */
  empreinte: string
  taille: number
  mime: MimeStocke
  /** The bytes, as long as they are kept. */
  sha256: string | null
  purgee_le: Date | null
}

declare module '../../core/tables.ts' {
  interface Database {
    demande_rattachement: DemandeRattachementTable
    annexe_rattachement: AnnexeRattachementTable
  }
}
