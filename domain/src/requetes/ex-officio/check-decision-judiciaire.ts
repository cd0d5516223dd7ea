import type { Version } from '../../association/version.ts'
import type { ErreurChamp } from '../../core/erreurs.ts'
import { formatJour, type Jour } from '../../core/jour.ts'
import { textes as erreurs } from '../../core/textes/common.ts'
import { checkLiquidation } from '../checks/check-liquidation.ts'
import type { DecisionEnVigueur } from './decision-en-vigueur.ts'
import type { DecisionJudiciaire } from './decision-judiciaire.ts'
import { natureDefinitions } from './natures-decision.ts'
import { textesDecisionJudiciaire as textes } from '../textes/decision-judiciaire.ts'

interface Contexte {
  avant: Pick<Version, 'informations' | 'members' | 'indexMembres'>
  /** Day of the entry in the register; null when unknown. */
  inscriteLe: Jour | null
  enVigueur: Pick<DecisionEnVigueur, 'date'> | null
  aujourdhui: Jour
}

const jour = ({ nature, date }: DecisionJudiciaire, { avant, inscriteLe, enVigueur, aujourdhui }: Contexte): string | null => {
  if (date > aujourdhui) return erreurs.dateFuture
  if (inscriteLe !== null && date < inscriteLe) return textes.avantInscription(formatJour(inscriteLe))
  if (nature === 'INFIRMATION') return enVigueur && date < enVigueur.date ? textes.avantDecision(formatJour(enVigueur.date)) : null
  const { dateDissolution } = avant.informations
  return nature === 'RADIATION_79_1' && dateDissolution !== null && date < dateDissolution
    ? textes.avantDissolution(formatJour(dateDissolution))
    : null
}

/** Errors of a decision: an impossible day, or no liquidators although it requires a liquidation (STAFF-14). */
export const checkDecisionJudiciaire = (decision: DecisionJudiciaire, contexte: Contexte): ErreurChamp[] => {
  const refus = jour(decision, contexte)
  const { liquidation, nature } = decision
  return [
    ...(refus === null ? [] : [{ field: 'date', defaultMessage: refus }]),
    ...(natureDefinitions[nature].liquidee
      ? liquidation
        ? checkLiquidation(liquidation, contexte.avant)
        : [{ field: 'liquidation', defaultMessage: erreurs.champObligatoire }]
      : []),
  ]
}
