import { addJours, addMois, type Jour } from '../core/jour.ts'

/** Months without sign-in after which an account is idle (CNIL, retention V11), and days left to come back (docs/decisions/0071). */
export const moisDInactivite = 24
export const joursToReturn = 30

/** Accounts last used on that day or earlier are idle. */
export const latestActivite = (aujourdhui: Jour): Jour => addMois(aujourdhui, -moisDInactivite)

/** Last day to come back after a warning, included: the account is closed afterwards. */
export const dernierJour = (avertiLe: Jour): Jour => addJours(avertiLe, joursToReturn)
