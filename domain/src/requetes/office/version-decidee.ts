import { avecContacts } from '../../association/avec-contacts.ts'
import { etatRetabli } from '../../association/conformite.ts'
import { directionInscrite, uuidsDe } from '../../association/direction-inscrite.ts'
import type { EtatAssociation } from '../../association/etats.ts'
import type { Version } from '../../association/version.ts'
import type { Identifiants } from '../demarches/definition.ts'
import type { DecisionJudiciaire } from './decision-judiciaire.ts'

interface Decidee {
  membre: Identifiants['membre']
  /** The decision itself, which the register lists from now on. */
  document: string
}

const avecDocument = (avant: Version, uuid: string): Version => ({ ...avant, documents: [...avant.documents, { uuid, actif: true }] })

/** What a decision makes of an association: dissolved, or struck off, on the day it was rendered (STAFF-14). */
export const versionDecidee = (
  { nature, date, liquidation }: Pick<DecisionJudiciaire, 'nature' | 'date' | 'liquidation'>,
  avant: Version,
  { membre, document }: Decidee,
): Version => {
  const apres = avecDocument(avant, document)
  if (nature === 'RADIATION_79_1')
    return { ...apres, etatAssociation: 'RADIEE', informations: { ...avant.informations, dateRadiation: date } }
  const dissoute: Version = { ...apres, etatAssociation: 'DISSOUTE', informations: { ...avant.informations, dateDissolution: date } }
  if (!liquidation) return dissoute
  const { commentaireLiquidation, liquidateurs } = liquidation
  return {
    ...dissoute,
    liquidationAssociation: {
      commentaireLiquidation,
      liquidateurs: directionInscrite(avecContacts(liquidateurs, avant), uuidsDe(avant), membre),
    },
  }
}

/** What the reversal of a decision makes of it, with the decision that reverses. */
export const versionInfirmee = (avant: Version, rendue: Version, etats: readonly EtatAssociation[], document: string): Version =>
  versionRetablie(avecDocument(avant, document), rendue, etats)

/**
 * What is undone gives back the state, the days and the liquidation of the version before (`rendue`), and keeps all that was registered
 * since. `etats`: those of that version and before, latest first; what is lacking still is, and is declared again if need be.
 */
export const versionRetablie = (avant: Version, rendue: Version, etats: readonly EtatAssociation[]): Version => {
  const { liquidationAssociation: _, radiationAssociation: __, ...apres } = avant
  const { dateDissolution, dateDissolutionJAL, dateRadiation } = rendue.informations
  return {
    ...apres,
    etatAssociation: etatRetabli(etats, rendue.informations),
    informations: { ...avant.informations, dateDissolution, dateDissolutionJAL, dateRadiation },
    ...(rendue.liquidationAssociation ? { liquidationAssociation: rendue.liquidationAssociation } : {}),
    ...(rendue.radiationAssociation ? { radiationAssociation: rendue.radiationAssociation } : {}),
  }
}
