import type { EtatAssociation } from '../association/etats.ts'
import { stripPeriod } from '../core/strip-period.ts'
import { textesDelivrance } from './textes/delivrance.ts'

/** The conformity of an inscription in the register: its state, and the non-conformités the court found. */
export interface Conformite {
  etatAssociation: EtatAssociation
  /** Whether the court found no non-conformité. */
  conforme: boolean
  /** Its non-conformités. Also empty for readers who may only know that there are some. */
  nonConformites: readonly string[]
}

/** Why no extract can be issued, in the reader's words; empty when any signed-in user can have one (ACTION-08, CCL art. 79). */
export const obstaclesExtrait = ({ etatAssociation, conforme, nonConformites }: Conformite): string[] => {
  if (nonConformites.length > 0) return [textesDelivrance.nonConformites(nonConformites.map(stripPeriod).join(', '))]
  if (etatAssociation === 'NONCONFORME') return [textesDelivrance.nonConforme]
  return conforme ? [] : [textesDelivrance.nonConformitesTues]
}
