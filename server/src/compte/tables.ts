import type { Generated } from 'kysely'
import type { Authority } from '../core/personne.ts'

export interface CompteTable {
  uuid: string
  email: string
  mot_passe: string
  civilite: 'M' | 'MME'
  nom: string
  prenom: string
  adresse: string | null
  complement_adresse: string | null
  code_postal: string | null
  ville: string | null
  etat: 'INACTIF' | 'ACTIF' | 'DESACTIVE'
  authorities: Generated<Authority[]>
  version: Generated<number>
  cree_le: Date
}

/** What a one-time link is for. */
export type UsageLien = 'ACTIVATION'

declare module '../core/tables.ts' {
  interface Database {
    compte: CompteTable
    agent_tribunal: { compte: string; tribunal: string }
    session: { id: string; compte: string; version: number; ouverte_le: Date; terminee_le: Date | null }
    lien: { empreinte: string; compte: string; usage: UsageLien; cree_le: Date; expire_le: Date; utilise_le: Date | null }
    oidc: {
      type: string
      id: string
      contenu: unknown
      grant_id: string | null
      uid: string | null
      consomme_le: Date | null
      expire_le: Date | null
    }
  }
}
