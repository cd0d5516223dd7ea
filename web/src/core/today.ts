import { jourDeParis, type Jour } from 'domain/core/jour'

/** Today's date in Paris, for the rules, which read no clock. The server has its own. */
export const today = (): Jour => jourDeParis(new Date())
