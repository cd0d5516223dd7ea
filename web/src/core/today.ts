import { jourDeParis, type JourCalendaire } from 'domain/core/jour'

/** The calendar day it is, for the rules, which know no clock; the server has its own. */
export const today = (): JourCalendaire => jourDeParis(new Date())
