import type { JourCalendaire } from '../core/jour.ts'
import type { Etape, Situation } from './actes.ts'
import { finDuDelai } from './delais.ts'
import type { Delai } from './delais.ts'

/** What is awaited, until when, by which article: the clock both sides see (design.md §5). */
export interface Echeance {
  delai: Delai
  le: JourCalendaire
  source: string
}

const enCours: Partial<Record<Etape, { delai: Delai; depuis: 'deposeeLe' | 'communiqueeLe' }>> = {
  PRE_ENREGISTREE: { delai: 'RECEPISSE', depuis: 'deposeeLe' },
  EXAMEN: { delai: 'EXAMEN', depuis: 'deposeeLe' },
  COMMUNIQUEE_PREFET: { delai: 'OPPOSITION_PREFET', depuis: 'communiqueeLe' },
}

/** The legal delay running on a request; null when none does. */
export const echeance = (situation: Situation): Echeance | null => {
  const ligne = enCours[situation.etape]
  const debut = ligne && situation[ligne.depuis]
  return debut ? { delai: ligne.delai, ...finDuDelai(ligne.delai, debut) } : null
}
