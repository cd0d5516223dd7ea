import { ajouterMois, type JourCalendaire } from '../../core/jour.ts'

/**
 * Last day a link works, hence the last day a reply may be requested for. A link forgotten in a mailbox must expire (docs/decisions/0043).
 */
export const finDuLien = (le: JourCalendaire): JourCalendaire => ajouterMois(le, 6)
