import type { JourCalendaire } from '../core/jour.ts'
import { type Delai, finDuDelai } from './delais.ts'

/** What is awaited, from whom, until when, by which article: the clocks both sides see. */
export interface Horloge {
  delai: Delai
  /** Last day of the delay. */
  le: JourCalendaire
  source: string
  attendu: 'GREFFE' | 'PREFET' | 'DECLARANT'
}

const attendus: Record<Delai, Horloge['attendu']> = {
  RECEPISSE: 'GREFFE',
  EXAMEN: 'GREFFE',
  OPPOSITION_PREFET: 'PREFET',
  PAIEMENT: 'DECLARANT',
  AVIS_AU_JOURNAL: 'GREFFE',
}

/** The same clocks and one more, the nearest first. A delay that already runs begins again. */
export const ouvrir = (horloges: readonly Horloge[], delai: Delai, debut: JourCalendaire): Horloge[] =>
  [...fermer(horloges, delai), { delai, attendu: attendus[delai], ...finDuDelai(delai, debut) }].toSorted((a, b) => (a.le < b.le ? -1 : 1))

/** The clocks without those of these delays. */
export const fermer = (horloges: readonly Horloge[], ...delais: readonly Delai[]): Horloge[] =>
  horloges.filter(({ delai }) => !delais.includes(delai))

/** The clocks that still run on a day: a delay granted to the prefect ends by itself, one that binds the court or the declarant is late until they act. */
export const encoreOuvertes = (horloges: readonly Horloge[], jour: JourCalendaire): Horloge[] =>
  horloges.filter(({ attendu, le }) => attendu !== 'PREFET' || le >= jour)
