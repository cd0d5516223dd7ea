import { type VoieDuDepot, voiesDuDepotEnLigne } from '../requetes/obstacles-depot.ts'

/** What may be asked from the sheet of an association (SHEET-06 to SHEET-10, SHEET-16). */
export const actions = ['extrait', 'modification', 'dissolution', 'radiation', 'numerisation', 'rattachement'] as const
export type Action = (typeof actions)[number]

/** Where a sentence may send its reader: an action of the sheet, or what the sentences about filings name. */
export type Voie = Action | VoieDuDepot

/**
 * The ways this site has. A button works, and a sentence names its way, only when it stands here: an issue that brings an act adds it, and the
 * sentences follow (docs/decisions/0018).
 */
export const voiesEnLigne: ReadonlySet<Voie> = new Set<Voie>(['extrait', 'numerisation', ...voiesDuDepotEnLigne])
