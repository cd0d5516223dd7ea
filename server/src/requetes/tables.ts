import type { JournalLegal } from 'domain/core/annexe'
import type { Etape } from 'domain/requetes/actes'
import type { EtatRequete, SousTypeRequete, TypeRequete } from 'domain/requetes/types'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface RequeteTable {
  numero: string
  type: TypeRequete
  /** What it touches (STATE-09). */
  sous_types: Generated<SousTypeRequete[]>
  tribunal: string
  association: string | null
  compte: string
  cle: string
  empreinte: string
  issu_teleservice: Generated<boolean>
  /** Exactly what was filed, as JSON; read by domain/requetes/lire-depot only, with `siege` beside. */
  depot: ColumnType<unknown, string, never>
  /** The commune our list gives to the head office; null of what was filed before 0021. */
  siege: ColumnType<unknown, string | null | undefined, never>
  etape: Etape
  etat: EtatRequete
  version: Generated<number>
  agent: string | null
  /** Last day on which the prefect may oppose, once the file was communicated. */
  opposition_jusquau: string | null
  denomination: string
  code_postal: string
  commune: string
  date_pre_enregistrement: Date
  date_ordonnancement: string | null
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

declare module '../core/tables.ts' {
  interface Database {
    requete: RequeteTable
    annexe: AnnexeTable
    signataire: { id: GeneratedAlways<number>; tribunal: string; nom: string; qualite: string }
  }
}
