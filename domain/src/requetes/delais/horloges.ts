import type { Jour } from '../../core/jour.ts'
import { type Delai, delaiFin } from './delais.ts'

/** A clock that both sides see: who must act, by when, under which article. */
export interface Horloge {
  delai: Delai
  /** Last day of the delay. */
  le: Jour
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

/** Opens a clock, nearest first. A delay that already runs starts again. */
export const open = (horloges: readonly Horloge[], delai: Delai, debut: Jour): Horloge[] =>
  [...close(horloges, delai), { delai, attendu: attendus[delai], ...delaiFin(delai, debut) }].toSorted((a, b) => (a.le < b.le ? -1 : 1))

/** Closes the clocks of these delays. */
export const close = (horloges: readonly Horloge[], ...delais: readonly Delai[]): Horloge[] =>
  horloges.filter(({ delai }) => !delais.includes(delai))

/** The clocks still open on a day. A delay of the prefect ends by itself; one of the court or the declarant is late until they act. */
export const stillOpen = (horloges: readonly Horloge[], jour: Jour): Horloge[] =>
  horloges.filter(({ attendu, le }) => attendu !== 'PREFET' || le >= jour)
