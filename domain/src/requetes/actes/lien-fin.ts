import { addMois, type Jour } from '../../core/jour.ts'

/**
 * Last day a link works, hence the last day a reply may be requested for. A link forgotten in a mailbox must expire (docs/decisions/0043).
 */
export const lienFin = (le: Jour): Jour => addMois(le, 6)
