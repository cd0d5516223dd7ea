import { ajouterMois, type JourCalendaire } from '../../core/jour.ts'

/** Last day a link is good for, and so that a reply may be asked for: one forgotten in a mailbox does not open for ever (docs/decisions/0043). */
export const finDuLien = (le: JourCalendaire): JourCalendaire => ajouterMois(le, 6)
