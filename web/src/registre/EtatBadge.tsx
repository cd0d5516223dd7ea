import { libelleEtatAssociation, type EtatAssociation } from 'domain/association/etats'
import type { MotifEtat } from 'domain/association/motif-etat'
import { Badge } from '../core/widgets/Badge.tsx'

/**
 * Dissolved, struck off and non-conforming have their own colour, registered the default one. These colours differ from those of the
 * outcomes of requests, shown beside them in the history (SHEET-27 to SHEET-31, docs/decisions/0018).
 */
const tones = { INSCRITE: 'neutral', DISSOUTE: 'yellow-tournesol', RADIEE: 'purple-glycine', NONCONFORME: 'warning' } as const

interface Props {
  etat: EtatAssociation
  motif: MotifEtat | null
}

/** The state of an association, with its reason where the state alone would mislead. */
export const EtatBadge = ({ etat, motif }: Props) => <Badge tone={tones[etat]}>{libelleEtatAssociation(etat, motif)}</Badge>
