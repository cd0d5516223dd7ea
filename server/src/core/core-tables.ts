import type { Format } from 'domain/core/reglages'
import type { Generated, GeneratedAlways } from 'kysely'

export interface ActeTable {
  id: GeneratedAlways<number>
  sujet: string
  sujet_id: string
  rang: number
  type: string
  instant: Date
  auteur: string | null
  contenu: unknown
  texte: string | null
  texte_sha256: string | null
  chaine: string
}

export interface CourrielTable {
  id: string
  evenement: string
  destinataire: string
  sujet: string
  texte: string
  cree_le: Date
  envoye_le: Date | null
  tentatives: Generated<number>
  /** Error of the last try, ours or the mail server's. */
  erreur: string | null
  /** The answer of a mail server that refused the recipient or the mail for good; kept until the mail leaves. */
  refus: Generated<string | null>
}

export interface FichierTable {
  sha256: string
  taille: number
  mime: string
  contenus_actifs: string[]
  cree_le: Date
}

export interface ReglagesTable {
  seule: Generated<boolean>
  taille_fichier_max: number
  taille_max: number
  taille_rattachement_max: number
  formats: Format[]
  environnement: string
  lien_cgu: string
  lien_faq: string
  circuit_signature: Generated<string[]>
  notification_en_ligne: Generated<string[]>
  version: number
  modifie_le: Date
  modifie_par: string
}

declare module './tables.ts' {
  interface Database {
    acte: ActeTable
    courriel: CourrielTable
    fichier: FichierTable
    compteur: { cle: string; valeur: number }
    captcha: { id: string; service: string; texte: string; expire_le: Date; ecoutes: Generated<number> }
    tentative: { cle: string; instant: Date }
    securite: { id: GeneratedAlways<number>; instant: Date; type: string; compte: string | null; adresse: string | null; detail: unknown }
    secret: { nom: string; valeur: unknown }
    reglages: ReglagesTable
  }
}
