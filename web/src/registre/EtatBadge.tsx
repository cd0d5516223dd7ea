import { libelleEtatAssociation, type EtatAssociation } from 'domain/association/etats'
import type { MotifEtat } from 'domain/association/motif-etat'
import { Badge } from '../core/widgets/Badge.tsx'

/**
 * Dissolved, struck off and non-conforming have a colour of their own, the others the default one; none is a colour of what became of a request,
 * beside which the history shows them (SHEET-27 to SHEET-31, docs/decisions/0018).
 */
const tones = { INSCRITE: 'neutral', DISSOUTE: 'yellow-tournesol', RADIEE: 'purple-glycine', NONCONFORME: 'warning' } as const

interface Props {
  etat: EtatAssociation
  motif: MotifEtat | null
}

/** The state of an association, in words that say why where the state alone would mislead. */
export const EtatBadge = ({ etat, motif }: Props) => <Badge tone={tones[etat]}>{libelleEtatAssociation(etat, motif)}</Badge>
