import { withContacts } from '../../association/with-contacts.ts'
import { restoredEtat } from '../../association/conformite.ts'
import { registeredDirection, uuidsDe } from '../../association/registered-direction.ts'
import type { EtatAssociation } from '../../association/etats.ts'
import type { Version } from '../../association/version.ts'
import type { Identifiants } from '../demarches/definition.ts'
import type { DecisionJudiciaire } from './decision-judiciaire.ts'

interface DecisionFacts {
  membre: Identifiants['membre']
  /** The document of the decision, which the register lists from now on. */
  document: string
}

const withDocument = (avant: Version, uuid: string): Version => ({ ...avant, documents: [...avant.documents, { uuid, actif: true }] })

/** The version after a decision: dissolved or struck off on the day of the decision (STAFF-14). */
export const versionAfterDecision = (
  { nature, date, liquidation }: Pick<DecisionJudiciaire, 'nature' | 'date' | 'liquidation'>,
  avant: Version,
  { membre, document }: DecisionFacts,
): Version => {
  const apres = withDocument(avant, document)
  if (nature === 'RADIATION_79_1')
    return { ...apres, etatAssociation: 'RADIEE', informations: { ...avant.informations, dateRadiation: date } }
  const dissoute: Version = { ...apres, etatAssociation: 'DISSOUTE', informations: { ...avant.informations, dateDissolution: date } }
  if (!liquidation) return dissoute
  const { commentaireLiquidation, liquidateurs } = liquidation
  return {
    ...dissoute,
    liquidationAssociation: {
      commentaireLiquidation,
      liquidateurs: registeredDirection(withContacts(liquidateurs, avant), uuidsDe(avant), membre),
    },
  }
}

/** The version after the reversal of a decision, with the document of the reversal. */
export const versionAfterInfirmation = (avant: Version, rendue: Version, etats: readonly EtatAssociation[], document: string): Version =>
  restoreVersion(withDocument(avant, document), rendue, etats)

/**
 * Undoes a decision: restores the state, the days and the liquidation of the version before it (`rendue`), and keeps everything registered
 * since. `etats`: states of that version and the earlier ones, latest first. A non-conformity remains, and is declared again if needed.
 */
export const restoreVersion = (avant: Version, rendue: Version, etats: readonly EtatAssociation[]): Version => {
  const { liquidationAssociation: _, radiationAssociation: __, ...apres } = avant
  const { dateDissolution, dateDissolutionJAL, dateRadiation } = rendue.informations
  return {
    ...apres,
    etatAssociation: restoredEtat(etats, rendue.informations),
    informations: { ...avant.informations, dateDissolution, dateDissolutionJAL, dateRadiation },
    ...(rendue.liquidationAssociation ? { liquidationAssociation: rendue.liquidationAssociation } : {}),
    ...(rendue.radiationAssociation ? { radiationAssociation: rendue.radiationAssociation } : {}),
  }
}
