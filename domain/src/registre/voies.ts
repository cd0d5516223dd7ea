import { type DepotVoie, onlineDepotVoies } from '../requetes/depot/obstacles-depot.ts'

/** The actions offered by the sheet of an association (SHEET-06 to SHEET-10, SHEET-16). */
export const actions = ['extrait', 'modification', 'dissolution', 'radiation', 'numerisation', 'rattachement'] as const
export type Action = (typeof actions)[number]

/** The actions a sentence may offer its reader: those of the sheet, and those that sentences about filings offer. */
export type Voie = Action | DepotVoie

/**
 * The actions this site offers. A button works, and a sentence offers its action, only when the action is in this set.
 * A change that implements an action adds it here (docs/decisions/0018).
 */
export const voiesEnLigne: ReadonlySet<Voie> = new Set<Voie>(['extrait', 'numerisation', ...onlineDepotVoies])
