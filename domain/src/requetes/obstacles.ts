import { formaterJour } from '../core/jour.ts'
import { actesPermis } from './actes.ts'
import type { Situation, TypeActe } from './actes.ts'
import { textesGreffe } from './textes-greffe.ts'
import type { TypeRequete } from './types.ts'

/** Acts a clerk does on a request; the rejection is only read as yet (docs/in-progress.md). */
export type ActeDuGreffe = Exclude<TypeActe, 'DEPOT' | 'REJET'>
export const actesDuGreffe = [
  'PRISE_EN_CHARGE',
  'COMMUNICATION_PREFET',
  'REPONSE_PREFET',
  'INSCRIPTION',
] as const satisfies readonly ActeDuGreffe[]

/** The request as this clerk finds it. */
export interface SituationGreffe extends Situation {
  type: TypeRequete
  /** Account of the clerk who asks. */
  agent: string
  /** Whether the court has at least one signatory: without one there is no act (design.md §5). */
  signataires: boolean
}

const raisons = textesGreffe.obstacles

const surLaCharge = (acte: ActeDuGreffe, { enCharge, agent }: SituationGreffe): string[] => {
  if (enCharge && enCharge.agent.uuid !== agent) {
    return [raisons.prisParUnAutre(`${enCharge.agent.prenom} ${enCharge.agent.nom}`, formaterJour(enCharge.le))]
  }
  if (acte === 'PRISE_EN_CHARGE') return enCharge ? [raisons.dejaPris] : []
  return enCharge ? [] : [raisons.nonPrisEnCharge]
}

const surLEtape = (acte: ActeDuGreffe, { etape, oppositionJusquau, enCharge }: SituationGreffe): string[] => {
  if (actesPermis[etape].includes(acte)) return []
  // Not taken in charge, or taken: surLaCharge() has said it better.
  if (etape === 'PRE_ENREGISTREE' || (acte === 'PRISE_EN_CHARGE' && enCharge)) return []
  if (acte === 'INSCRIPTION' && etape === 'COMMUNIQUEE_PREFET' && oppositionJusquau)
    return [raisons.delaiPrefet(formaterJour(oppositionJusquau))]
  if (etape === 'EXAMEN') return [raisons.nonCommuniquee]
  return [raisons.autreEtape(textesGreffe.etapes[etape])]
}

/**
 * What stands in the way of an act of the court, in the clerk's words; empty when it may be done. The same list disables the button,
 * is read beside it, and is the server's refusal (design.md §2). On a decided request the decision itself is the one reason.
 */
export const obstacles = (acte: ActeDuGreffe, situation: SituationGreffe): string[] => {
  // The path of the other acts comes with them (design.md §5).
  if (situation.type !== 'CREATION') return [raisons.autreDemarche]
  if (situation.decideeLe !== null) return [raisons.autreEtape(textesGreffe.etapes[situation.etape])]
  return [
    ...surLaCharge(acte, situation),
    ...surLEtape(acte, situation),
    ...(acte === 'INSCRIPTION' && !situation.signataires ? [raisons.sansSignataire] : []),
  ]
}
