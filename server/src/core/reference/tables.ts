import type { Generated, GeneratedAlways } from 'kysely'

export interface TribunalTable {
  id: string
  type: 'TJ' | 'TPRX'
  prefixe: string
  libelle: string
  adresse: string | null
  complement_adresse: string | null
  code_postal: string
  commune: string
  departement: string
  tribunal_judiciaire: string
  telephone: string | null
  courriel: string | null
  horaires: string | null
  rang: number
}

export interface CommuneTable {
  id: GeneratedAlways<number>
  code_insee: string
  libelle: string
  code_postaux: string[]
  tribunal_judiciaire: string | null
  tribunal_proximite: string | null
  tribunal: GeneratedAlways<string | null>
  actuelle: Generated<boolean>
  corrige: Generated<boolean>
  recherche: GeneratedAlways<string>
  tri: GeneratedAlways<string>
}

export interface FormerCommuneTable {
  commune: number
  libelle: string
  recherche: GeneratedAlways<string>
}

export interface JournalLegalTable {
  id: Generated<number>
  libelle: string
  departement: string
  actif: Generated<boolean>
}

export interface PaysTable {
  code: string
  libelle: string
  nationalite: string | null
  actif: Generated<boolean>
  corrige: Generated<boolean>
  recherche: GeneratedAlways<string>
  recherche_nationalite: GeneratedAlways<string | null>
}

export interface ActiviteTable {
  code: string
  libelle: string
  anciens: Generated<string[]>
  actif: Generated<boolean>
  corrige: Generated<boolean>
}

declare module '../tables.ts' {
  interface Database {
    tribunal: TribunalTable
    commune: CommuneTable
    commune_ancienne: FormerCommuneTable
    journal_legal: JournalLegalTable
    pays: PaysTable
    activite: ActiviteTable
    reference_chargee: { seule: Generated<boolean>; empreinte: string }
  }
}
