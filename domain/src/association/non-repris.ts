import type { EtatAssociation } from './etats.ts'
import { informationsVides } from './formes.ts'
import type { MotifEtat } from './motif-etat.ts'
import type { Version } from './version.ts'

/** What a takeover from paper may leave unknown while its field holds a value (STAFF-18). An empty text or day says so by itself. */
export const inconnus = ['etatAssociation', 'but', 'stipulations'] as const
export type Inconnu = (typeof inconnus)[number]

type Connue = Pick<Version, 'nonRepris'> & { informations: Pick<Version['informations'], 'gouvernance' | 'but' | 'stipulations'> }

/**
 * What a version does not know. Takeovers did not store it before docs/decisions/0125: there, purpose and limits are unknown while no legal
 * representative is named and they are what a takeover wrote (docs/decisions/0121).
 */
export const inconnusDe = ({ nonRepris, informations: { gouvernance, but, stipulations } }: Connue): readonly Inconnu[] => {
  if (nonRepris) return nonRepris
  if (gouvernance.trim() !== '') return []
  return [...(but === informationsVides.but ? (['but'] as const) : []), ...(stipulations ? [] : (['stipulations'] as const))]
}

/** The reason of a state that the paper register did not give. */
export const motifNonRepris = (
  etat: EtatAssociation,
  nonRepris: readonly Inconnu[] | undefined,
): Extract<MotifEtat, 'ETAT_NON_REPRIS'> | null =>
  (etat === 'INSCRITE' || etat === 'NONCONFORME') && nonRepris?.includes('etatAssociation') ? 'ETAT_NON_REPRIS' : null
