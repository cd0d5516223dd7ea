import { libelleEtatAssociation, type EtatAssociation } from 'domain/association/etats'
import { Badge } from '../core/widgets/Badge.tsx'

/** Dissolved, struck off and non-conforming have a colour of their own, the others the default one (SHEET-27, SHEET-31). */
const tones = { INSCRITE: 'neutral', DISSOUTE: 'info', RADIEE: 'error', NONCONFORME: 'warning' } as const

/** The state of an association, in words. */
export const EtatBadge = ({ etat }: { etat: EtatAssociation }) => <Badge tone={tones[etat]}>{libelleEtatAssociation(etat)}</Badge>
