import { libelleEtatAssociation, type EtatAssociation } from 'domain/association/etats'
import { Badge } from '../core/widgets/Badge.tsx'

/**
 * Dissolved, struck off and non-conforming have a colour of their own, the others the default one; none is a colour of what became of a request,
 * beside which the history shows them (SHEET-27 to SHEET-31, docs/decisions/0018).
 */
const tones = { INSCRITE: 'neutral', DISSOUTE: 'yellow-tournesol', RADIEE: 'purple-glycine', NONCONFORME: 'warning' } as const

/** The state of an association, in words. */
export const EtatBadge = ({ etat }: { etat: EtatAssociation }) => <Badge tone={tones[etat]}>{libelleEtatAssociation(etat)}</Badge>
