import { textesAideActions } from 'domain/registre/textes-aide-actions'
import { actions, obstaclesAction, type Action, type SituationActions } from 'domain/registre/obstacles-actions'

/** The actions that have their page or call; the others are still made at the court, and no button leads nowhere. */
const online: readonly Action[] = ['extrait', 'numerisation']

/** Each action that cannot be done, with why, in the words of its button (SHEET-11, SHEET-13). */
export const unavailableActions = (situation: SituationActions): { label: string; reasons: string[] }[] =>
  actions
    // Who is attached has nothing to ask.
    .filter((action) => action !== 'rattachement' || situation.rattachement.etat !== 'RATTACHE')
    .map((action) => {
      const obstacles = obstaclesAction(action, situation)
      return {
        label: textesAideActions.actions[action],
        reasons: obstacles.length > 0 || online.includes(action) ? obstacles : [textesAideActions.horsLigne],
      }
    })
    .filter(({ reasons }) => reasons.length > 0)
