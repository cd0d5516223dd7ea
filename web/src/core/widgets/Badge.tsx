import type { ReactNode } from 'react'
import '@codegouvfr/react-dsfr/dsfr/component/badge/badge.main.min.css'

interface Props {
  tone?: 'success' | 'info' | 'warning' | 'error' | 'new' | 'yellow-tournesol' | 'purple-glycine' | 'neutral'
  children: ReactNode
}

/** A status in words. The colour only repeats it (RGAA 3.1). */
export const Badge = ({ tone = 'neutral', children }: Props) => (
  <span className={`fr-badge fr-badge--sm fr-badge--no-icon badge ${tone === 'neutral' ? '' : `fr-badge--${tone}`}`}>{children}</span>
)
