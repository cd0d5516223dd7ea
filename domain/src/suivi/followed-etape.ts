import type { Jour } from '../core/jour.ts'
import type { EtatEtape } from './etats-etape.ts'

/** A step of a request, for its declarant. A past step has a day; a future one says what must happen, who must act and until when. */
export interface FollowedEtape {
  nom: string
  etat: EtatEtape
  /** Day it happened; null for a step to come. */
  le: Jour | null
  phrase: string
  /** The article that requires it; null when no law does. */
  source: string | null
}

export const fait = (nom: string, le: Jour | null, phrase: string, source: string | null = null): FollowedEtape => ({
  nom,
  etat: 'FAITE',
  le,
  phrase,
  source,
})
export const enCours = (nom: string, phrase: string, source: string | null = null): FollowedEtape => ({
  nom,
  etat: 'EN_COURS',
  le: null,
  phrase,
  source,
})
export const futureEtape = (nom: string, phrase: string, source: string | null = null): FollowedEtape => ({
  nom,
  etat: 'A_VENIR',
  le: null,
  phrase,
  source,
})
