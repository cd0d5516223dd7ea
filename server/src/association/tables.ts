import type { EtatAssociation } from 'domain/association/etats'
import type { TypeEvenement } from 'domain/association/evenements'
import type { Version } from 'domain/association/version'
import type { JournalLegal } from 'domain/core/annexe'
import type { ColumnType, Generated } from 'kysely'

export interface AssociationTable {
  numero: string
  tribunal: string
  etat: EtatAssociation
  /** Ordre of the latest version. */
  version: number
  nom: string
  code_postal: string
  commune: string
  adresse: string
  cree_le: Date
}

export interface VersionTable {
  association: string
  ordre: number
  evenement: TypeEvenement
  requete: string | null
  etat: EtatAssociation
  cree_le: Date
  contenu: ColumnType<Version, string, never>
}

export interface DocumentTable {
  uuid: string
  association: string
  requete: string | null
  nom: string
  type: string
  sous_type: string | null
  date: string | null
  date_effet: string | null
  journal: ColumnType<JournalLegal | null, string | null, never>
  sha256: string
  reserve: Generated<boolean>
  cree_le: Date
}

/** What the court or the register issued under a verification code (design §7). */
export interface ExtraitTable {
  code: string
  association: string
  version: number
  sha256: string
  compte: string
  delivre_le: Date
}

declare module '../core/tables.ts' {
  interface Database {
    association: AssociationTable
    version: VersionTable
    document: DocumentTable
    extrait: ExtraitTable
  }
}
