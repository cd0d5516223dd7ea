import type { JourCalendaire } from '../core/jour.ts'
import type { EtatEtape } from './etats-etape.ts'

/** A step of a request for its declarant: what happened and its day, or what is awaited, from whom, until when, by which article. */
export interface EtapeSuivie {
  nom: string
  etat: EtatEtape
  /** Day it happened; null of what is to come. */
  le: JourCalendaire | null
  phrase: string
  /** The article that sets what is said; null of a mere fact. */
  source: string | null
}

export const fait = (nom: string, le: JourCalendaire | null, phrase: string, source: string | null = null): EtapeSuivie => ({
  nom,
  etat: 'FAITE',
  le,
  phrase,
  source,
})
export const enCours = (nom: string, phrase: string, source: string | null = null): EtapeSuivie => ({
  nom,
  etat: 'EN_COURS',
  le: null,
  phrase,
  source,
})
export const aVenir = (nom: string, phrase: string, source: string | null = null): EtapeSuivie => ({
  nom,
  etat: 'A_VENIR',
  le: null,
  phrase,
  source,
})
