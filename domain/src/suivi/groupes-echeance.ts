import { ajouterJours, type JourCalendaire } from '../core/jour.ts'

/** What a tray is ordered in: late, due today, this week, later, by no day at all. */
export const groupesEcheance = ['EN_RETARD', 'AUJOURD_HUI', 'CETTE_SEMAINE', 'PLUS_TARD', 'SANS_ECHEANCE'] as const
export type GroupeEcheance = (typeof groupesEcheance)[number]

/** The Sunday that ends the week of a day. */
const dimanche = (jour: JourCalendaire): JourCalendaire => ajouterJours(jour, (7 - new Date(jour).getUTCDay()) % 7)

/** The group of what is due on a day, null when nothing is; the last day of a delay is not late. */
export const groupeDe = (echeance: JourCalendaire | null, aujourdhui: JourCalendaire): GroupeEcheance => {
  if (echeance === null) return 'SANS_ECHEANCE'
  if (echeance < aujourdhui) return 'EN_RETARD'
  if (echeance === aujourdhui) return 'AUJOURD_HUI'
  return echeance <= dimanche(aujourdhui) ? 'CETTE_SEMAINE' : 'PLUS_TARD'
}
