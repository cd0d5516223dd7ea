import type { StoredMime } from '../../core/files/check.ts'
import type { StatutDemande } from 'domain/rattachements/demande'

/** A request for attachment sent to the court (ENT-35). */
export interface DemandeRattachementTable {
  uuid: string
  association: string
  compte: string
  fonction: string
  statut: StatutDemande
  demandee_le: Date
  message: string | null
  /** Its Idempotency-Key, and the digest of its content. */
  cle: string | null
  empreinte: string | null
  decidee_le: Date | null
  /** Null while undecided, and when the person was attached otherwise, for instance by an invitation. */
  decidee_par: string | null
  motif: string | null
  /** When the person confirmed having read the refusal. */
  lue_le: Date | null
}

/** A file of a request, in the order sent (`rang` from 0). */
export interface AnnexeRattachementTable {
  demande: string
  rang: number
  nom: string
  type: string
  date: string | null
  /** SHA-256 of the bytes received, kept for ever. */
  empreinte: string
  taille: number
  mime: StoredMime
  /** Key of the bytes in the store; null once they are deleted. */
  sha256: string | null
  purgee_le: Date | null
}

declare module '../../core/tables.ts' {
  interface Database {
    demande_rattachement: DemandeRattachementTable
    annexe_rattachement: AnnexeRattachementTable
  }
}
