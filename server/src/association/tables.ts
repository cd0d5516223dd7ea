import type { DetailsEvenement } from 'contract/association/details-evenement'
import type { TypeDelivrance } from 'domain/association/delivrances'
import type { EtatAssociation } from 'domain/association/etats'
import type { TypeEvenement } from 'domain/association/evenements'
import type { MotifEtat } from 'domain/association/motif-etat'
import type { Reprise } from 'domain/association/reprise'
import type { JournalLegal } from 'domain/core/annexe'
import type { ColumnType, Generated } from 'kysely'

export interface AssociationTable {
  numero: string
  tribunal: string
  etat: EtatAssociation
  /** Copied from the latest version: the reason of its state, and the number of its successor. */
  motif_etat: Generated<MotifEtat | null>
  successeur: Generated<string | null>
  /** Ordre of the latest version. */
  version: number
  nom: string
  code_postal: string
  commune: string
  adresse: string
  cree_le: Date
  /** Day of the entry in the register; null when not known. */
  inscrite_le: string | null
  /** Copied from `reprise`; null without a takeover from the paper register. */
  volume: Generated<string | null>
  folio: Generated<string | null>
  /** Whether the court holds a paper file (DIGIT-09). */
  dossier_papier: Generated<boolean>
}

export interface VersionTable {
  association: string
  ordre: number
  evenement: TypeEvenement
  requete: string | null
  etat: EtatAssociation
  /** Computed from the details of the versions when this one is made (docs/decisions/0120). */
  motif_etat: Generated<MotifEtat | null>
  successeur: Generated<string | null>
  cree_le: Date
  /** Parsed by domain/association/lire-version only. */
  contenu: ColumnType<unknown, string, never>
  /** Changes of an event of the court (ENT-24); null when a request made the version. */
  details: ColumnType<DetailsEvenement | null, string | null | undefined, never>
}

/** References and events taken over from the paper register (ENT-21). */
export interface RepriseTable {
  association: string
  numero_volume: string
  numero_folio: string
  registre: ColumnType<Reprise['registre'], string, string>
  reprise_le: Date
}

/** A non-conformity of an inscription. Once lifted, it stays known (STAFF-20). */
export interface NonConformiteTable {
  id: string
  association: string
  texte: string
  relevee_le: Date
  relevee_par: string | null
  levee_le: Date | null
  levee_par: string | null
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

/** A document that the court or the register issued under a verification code. */
export interface ExtraitTable {
  code: string
  type: TypeDelivrance
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
    reprise: RepriseTable
    non_conformite: NonConformiteTable
    document: DocumentTable
    extrait: ExtraitTable
  }
}
