import { addJours, type Jour } from '../core/jour.ts'

/** The groups of a tray, in order: late, due today, this week, later, without a due date. */
export const groupesEcheance = ['EN_RETARD', 'AUJOURD_HUI', 'CETTE_SEMAINE', 'PLUS_TARD', 'SANS_ECHEANCE'] as const
export type GroupeEcheance = (typeof groupesEcheance)[number]

/** The Sunday that ends this day's week. */
const dimanche = (jour: Jour): Jour => addJours(jour, (7 - new Date(jour).getUTCDay()) % 7)

/** The group of a due date, or of null. The last day of a delay is not late. */
export const groupeDe = (echeance: Jour | null, aujourdhui: Jour): GroupeEcheance => {
  if (echeance === null) return 'SANS_ECHEANCE'
  if (echeance < aujourdhui) return 'EN_RETARD'
  if (echeance === aujourdhui) return 'AUJOURD_HUI'
  return echeance <= dimanche(aujourdhui) ? 'CETTE_SEMAINE' : 'PLUS_TARD'
}
