import { actionsFor } from 'domain/registre/actions-for'
import { textesAideActions } from 'domain/registre/textes/aide-actions'
import type { SituationActions } from 'domain/registre/obstacles-actions'

/** The filings, in the order of the menu (SHEET-07 to SHEET-09). */
export const filings = ['modification', 'dissolution', 'radiation'] as const
export type Filing = (typeof filings)[number]

export interface Help<Brouillon> {
  label: string
  reasons: string[]
  /** The person's draft of this filing, if any. */
  brouillon: Brouillon | null
}

/** Unavailable actions with the reasons of their buttons, and filings with a draft (SHEET-11, SHEET-13). */
export const helpOn = <B extends { type: string }>(situation: SituationActions, brouillons: readonly B[]): Help<B>[] =>
  actionsFor(situation)
    .map(({ action, raisons }) => ({
      label: textesAideActions.actions[action],
      reasons: raisons,
      brouillon: brouillons.find(({ type }) => type === action.toUpperCase()) ?? null,
    }))
    .filter(({ reasons, brouillon }) => reasons.length > 0 || brouillon !== null)
