import { etatDeFond } from '../../association/conformite.ts'
import type { Version } from '../../association/version.ts'
import type { NatureDecision } from './natures-decision.ts'
import { textesDecisionJudiciaire as textes } from '../textes/decision-judiciaire.ts'

interface Situation {
  avant: Pick<Version, 'etatAssociation' | 'informations'>
  /** Whether a decision recorded here may still be reversed. */
  infirmable: boolean
}

/** Reasons why a decision may not be recorded on the association as it stands; empty when it may (STAFF-14). */
export const obstaclesDecision = (nature: NatureDecision, { avant, infirmable }: Situation): string[] => {
  if (nature === 'INFIRMATION') return infirmable ? [] : [textes.rienAInfirmer]
  const etat = etatDeFond(avant)
  if (etat === 'RADIEE') return [textes.dejaRadiee]
  return etat === 'DISSOUTE' && nature !== 'RADIATION_79_1' ? [textes.dejaDissoute] : []
}
