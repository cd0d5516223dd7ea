import type { Generated } from 'kysely'
import type { Authority } from '../core/personne.ts'

export interface CompteTable {
  uuid: string
  email: string
  /** Null until the person chooses one. */
  mot_passe: string | null
  civilite: 'M' | 'MME'
  nom: string
  prenom: string
  adresse: string | null
  complement_adresse: string | null
  code_postal: string | null
  ville: string | null
  etat: 'INACTIF' | 'ACTIF' | 'DESACTIVE'
  authorities: Generated<Authority[]>
  cree_le: Date
  /** Last sign-in; when the account was closed and its personal data erased. */
  vu_le: Generated<Date>
  ferme_le: Generated<Date | null>
  /** When the person was warned of the inactivity. Ignored once they have signed in again. */
  averti_le: Generated<Date | null>
  totp_cle: Generated<string | null>
  totp_pas: Generated<number | null>
}

/** Purpose of a one-time link. */
export type UsageLien = 'ACTIVATION' | 'MOT_PASSE' | 'CHANGEMENT_EMAIL'

declare module '../core/tables.ts' {
  interface Database {
    compte: CompteTable
    agent_tribunal: { compte: string; tribunal: string }
    session: {
      id: string
      compte: string
      ouverte_le: Date
      terminee_le: Date | null
      navigateur: Generated<string | null>
      adresse: Generated<string | null>
      vue_le: Generated<Date | null>
    }
    second_facteur_attendu: { interaction: string; compte: string; cle: string | null; expire_le: Date }
    lien: {
      empreinte: string
      compte: string
      usage: UsageLien
      cree_le: Date
      expire_le: Date
      utilise_le: Date | null
      email: Generated<string | null>
    }
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
