import type { RequeteTableauDeBord } from 'contract/suivi/requetes'
import { textesRequetes } from 'domain/requetes/textes/common'
import { Badge } from '../core/widgets/Badge.tsx'

const tones = { EN_COURS: 'info', INSCRITE: 'success', REJETEE: 'error' } as const

/** The state of a request (REQ-19), one of three. Adds a mention when its declarant withdrew it. */
export const StateBadge = ({ etat, retireeLe }: Pick<RequeteTableauDeBord, 'etat' | 'retireeLe'>) => (
  <>
    <Badge tone={retireeLe === null ? tones[etat] : 'neutral'}>{textesRequetes.etats[etat]}</Badge>
    {retireeLe !== null && <span> {textesRequetes.retiree}</span>}
  </>
)
