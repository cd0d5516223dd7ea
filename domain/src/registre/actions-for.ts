import { obstaclesAction, type SituationActions } from './obstacles-actions.ts'
import { type Action, actions } from './voies.ts'

export interface ActionFor {
  action: Action
  /** Why the action is unavailable, in the reader's words; empty when it is available. */
  raisons: string[]
}

/** The actions of the sheet for one reader (SHEET-11, SHEET-13). An attached reader has no attachment to ask for. */
export const actionsFor = (situation: SituationActions): ActionFor[] =>
  actions
    .filter((action) => action !== 'rattachement' || situation.rattachement.etat !== 'RATTACHE')
    .map((action) => ({ action, raisons: obstaclesAction(action, situation) }))
