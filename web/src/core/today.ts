import { jourDeParis, type JourCalendaire } from 'domain/core/jour'

/** Today's date in Paris, for the rules, which read no clock. The server has its own. */
export const today = (): JourCalendaire => jourDeParis(new Date())
