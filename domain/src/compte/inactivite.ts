import { ajouterJours, ajouterMois, type JourCalendaire } from '../core/jour.ts'

/** How long an account stays that nobody signs in to (CNIL, retention V11), and how long its person then has to come back (docs/decisions/0071). */
export const moisDInactivite = 24
export const joursPourRevenir = 30

/** Accounts last used that day or before are idle. */
export const derniereActivite = (aujourdhui: JourCalendaire): JourCalendaire => ajouterMois(aujourdhui, -moisDInactivite)

/** Last day to come back, for who was told that day: said whole, the account ends after it. */
export const dernierJour = (avertiLe: JourCalendaire): JourCalendaire => ajouterJours(avertiLe, joursPourRevenir)
