import type { TypeDocumentRequete } from 'domain/association/delivrances'
import type { JournalLegal } from 'domain/core/annexe'
import type { LeftEtape } from 'domain/requetes/procedure/left-etapes'
import type { Etape } from 'domain/requetes/actes/situation'
import type { EtatRequete, SousTypeRequete, TypeRequete, FiledType } from 'domain/requetes/types'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface RequeteTable {
  numero: string
  type: TypeRequete
  /** Parts of the association that the request touches (STATE-09). */
  sous_types: Generated<SousTypeRequete[]>
  tribunal: string
  association: string | null
  /** Ordre of the version of the association it was made on; null for a creation. */
  base: ColumnType<number | null, number | null | undefined, never>
  compte: string
  cle: string
  empreinte: string
  issu_teleservice: Generated<boolean>
  /** The filing exactly as sent, as JSON, with `siege` stored apart. Parsed by domain/requetes/lire-depot only. */
  depot: ColumnType<unknown, string, never>
  /** The commune that our list gives to the head office; null for filings before migration 0021. */
  siege: ColumnType<unknown, string | null | undefined, never>
  etape: Etape
  /** The stages left; null until a start after migration 0076 has folded them. */
  etapes_quittees: ColumnType<LeftEtape[] | null, string | undefined, string>
  etat: EtatRequete
  version: Generated<number>
  agent: string | null
  /** Day from which, without any act, the request is at `ensuite_etape` (CCL art. 63); null when nothing comes by itself. */
  ensuite_le: string | null
  ensuite_etape: Etape | null
  /** Last day of the nearest delay that runs. */
  echeance_le: string | null
  /** Last day of the nearest delay from `ensuite_le` on. */
  ensuite_echeance_le: string | null
  /** The day by which a reply is requested, while it is awaited. */
  retour_le: string | null
  denomination: string
  code_postal: string
  commune: string
  date_pre_enregistrement: Date
  date_ordonnancement: string | null
  /** Day its declarant took it back. */
  retiree_le: string | null
}

/** A file of a filing, in the order filed (`rang` from 0). */
export interface AnnexeTable {
  requete: string
  rang: number
  nom: string
  type: string
  sous_type: string | null
  date: string | null
  date_effet: string | null
  journal: ColumnType<JournalLegal | null, string | null, never>
  sha256: string
}

/** A document that the court has issued on a request: receipt, letters, rejection. */
export interface DocumentRequeteTable {
  uuid: string
  requete: string
  type: TypeDocumentRequete
  nom: string
  code: string
  sha256: string
  compte: string
  delivre_le: Date
}

/** A person who renders the decisions of a court, in office from one day to another. */
export interface SignataireTable {
  id: GeneratedAlways<number>
  tribunal: string
  prenom: string
  nom: string
  qualite: string
  debut: string
  fin: string | null
  /** The judge's account, which signs (docs/decisions/0076). */
  compte: Generated<string | null>
}

/** A draft being typed. Its id is the key of the filing it becomes. */
export interface BrouillonTable {
  id: string
  compte: string
  type: FiledType
  /** Null for a creation. */
  association: string | null
  /** Whether it records a paper filing (STAFF-15). */
  guichet: Generated<boolean>
  denomination: string
  contenu: ColumnType<Record<string, unknown>, string, string>
  revision: Generated<number>
  /** The window that saved it last. */
  ecrivain: string
  enregistre_le: Date
  /** Whether its author was told that it will soon be deleted. */
  averti: Generated<boolean>
  /** The request it has become. It is no longer shown, and can only fill a new draft. */
  requete: ColumnType<string | null, undefined, string>
}

/** A file joined to a draft. */
export interface FichierBrouillonTable {
  brouillon: string
  sha256: string
}

declare module '../core/tables.ts' {
  interface Database {
    brouillon: BrouillonTable
    fichier_brouillon: FichierBrouillonTable
    requete: RequeteTable
    annexe: AnnexeTable
    document_requete: DocumentRequeteTable
    signataire: SignataireTable
  }
}
