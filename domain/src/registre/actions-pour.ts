import { obstaclesAction, type SituationActions } from './obstacles-actions.ts'
import { type Action, actions } from './voies.ts'

export interface ActionPour {
  action: Action
  /** Why it cannot be done, in the words its person reads; empty when it can. */
  raisons: string[]
}

/** Each action of the sheet for one reader (SHEET-11, SHEET-13): who is attached has nothing to ask. */
export const actionsPour = (situation: SituationActions): ActionPour[] =>
  actions
    .filter((action) => action !== 'rattachement' || situation.rattachement.etat !== 'RATTACHE')
    .map((action) => ({ action, raisons: obstaclesAction(action, situation) }))
