import type { RequeteTableauDeBord } from 'contract/suivi/requetes'
import { libelleEtat } from 'domain/requetes/etat-public'
import { Badge } from '../core/widgets/Badge.tsx'

const tones = { EN_COURS: 'info', INSCRITE: 'success', REJETEE: 'error' } as const

/** The state of a request (REQ-19): one taken back was not rejected. */
export const StateBadge = ({ etat, retireeLe }: Pick<RequeteTableauDeBord, 'etat' | 'retireeLe'>) => (
  <Badge tone={retireeLe === null ? tones[etat] : 'neutral'}>{libelleEtat(etat, retireeLe)}</Badge>
)
