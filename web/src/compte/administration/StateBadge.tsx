import { textesAdministration } from 'domain/compte/textes/administration'
import { Badge } from '../../core/widgets/Badge.tsx'
import type { AccountRow } from './account.ts'

const tones = { ACTIF: 'success', INACTIF: 'info', DESACTIVE: 'error' } as const

/** The state of an account, in words. */
export const StateBadge = ({ etat }: Pick<AccountRow, 'etat'>) => <Badge tone={tones[etat]}>{textesAdministration.etats[etat]}</Badge>
