import { obstaclesExtrait } from '../extrait/obstacles-extrait.ts'
import { obstaclesNumerisation, type SituationNumerisation } from '../numerisation/obstacles.ts'
import { obstaclesRattachement } from '../rattachements/demande-obstacles.ts'
import { obstaclesDepot, type SituationDepot } from '../requetes/obstacles-depot.ts'
import { type Action, type Voie, voiesEnLigne } from './voies.ts'

/** What decides it, as the sheet carries it. */
export interface SituationActions extends SituationDepot {
  numerisation: SituationNumerisation
}

/**
 * What stands in the way of an action, in the reader's words (SHEET-13); empty when it may be done. Buttons, help and server all ask here. A
 * sentence names a way only when it is open to this reader, among those that exist (`voies`).
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
