import { obstaclesExtrait } from '../extrait/obstacles-extrait.ts'
import { obstaclesNumerisation, type SituationNumerisation } from '../numerisation/obstacles.ts'
import { obstaclesRattachement } from '../rattachements/demande-obstacles.ts'
import { obstaclesDepot, type SituationDepot } from '../requetes/depot/obstacles-depot.ts'
import { type Action, type Voie, voiesEnLigne } from './voies.ts'

/** The data of the sheet on which the actions depend. */
export interface SituationActions extends SituationDepot {
  numerisation: SituationNumerisation
}

/**
 * Why an action is unavailable, in the reader's words (SHEET-13); empty when it is available. Buttons, help and server all call it.
 * A sentence offers an action only when it exists (`voies`) and is open to this reader.
 */
export const obstaclesAction = (action: Action, situation: SituationActions, voies: ReadonlySet<Voie> = voiesEnLigne): string[] => {
  switch (action) {
    case 'extrait': {
      const { derniere, conforme, nonConformites } = situation
      return obstaclesExtrait({ etatAssociation: derniere.etatAssociation, conforme, nonConformites })
    }
    case 'numerisation':
      return obstaclesNumerisation(situation.numerisation)
    case 'rattachement':
      return obstaclesRattachement(situation, voies)
    case 'modification':
    case 'dissolution':
    case 'radiation':
      return obstaclesDepot(action, situation, voies)
  }
}
