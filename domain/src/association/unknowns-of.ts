import { emptyInformations } from './formes.ts'
import type { UnknownChamp } from './unknowns.ts'
import type { Version } from './version.ts'

type KnownParts = Pick<Version, 'nonRepris'> & { informations: Pick<Version['informations'], 'gouvernance' | 'but' | 'stipulations'> }

/**
 * The fields that are unknown in a version. Takeovers did not store them before docs/decisions/0125. In those versions, purpose and limits
 * are unknown while no legal representative is named and both hold the values that a takeover wrote (docs/decisions/0121).
 */
export const unknownsOf = ({ nonRepris, informations: { gouvernance, but, stipulations } }: KnownParts): readonly UnknownChamp[] => {
  if (nonRepris) return nonRepris
  if (gouvernance.trim() !== '') return []
  return [...(but === emptyInformations.but ? (['but'] as const) : []), ...(stipulations ? [] : (['stipulations'] as const))]
}
