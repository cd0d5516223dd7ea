import type { EtatAssociation } from '../association/etats.ts'
import { sansPoint } from '../core/sans-point.ts'
import { textesDelivrance } from './textes-delivrance.ts'

/** What the register says of the conformity of an inscription: its state, and what the court found lacking. */
export interface Conformite {
  etatAssociation: EtatAssociation
  /** Whether the court found nothing lacking. */
  conforme: boolean
  /** What it found; empty too for a reader who may only know that there is something. */
  nonConformites: readonly string[]
}

/** What stands in the way of an extract, in the reader's words; empty when anybody logged in may have one (ACTION-08, CCL art. 79). */
export const obstaclesExtrait = ({ etatAssociation, conforme, nonConformites }: Conformite): string[] => {
  if (nonConformites.length > 0) return [textesDelivrance.nonConformites(nonConformites.map(sansPoint).join(', '))]
  if (etatAssociation === 'NONCONFORME') return [textesDelivrance.nonConforme]
  return conforme ? [] : [textesDelivrance.nonConformitesTues]
}
