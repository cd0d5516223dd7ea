import type { ReactNode } from 'react'
import '@codegouvfr/react-dsfr/dsfr/component/alert/alert.main.min.css'
import { textesChrome } from 'domain/core/textes-chrome'

interface Props {
  level: 'success' | 'info' | 'warning' | 'error'
  title: string
  children?: ReactNode
  onClose?: () => void
  closeLabel?: string
}

/** A framed message. The level is said in text too: colour and icon alone inform nobody (RGAA 3.1). */
export const Alert = ({ level, title, children, onClose, closeLabel }: Props) => (
  <div className={`fr-alert fr-alert--${level}`}>
    <p className="fr-alert__title">
      <span className="fr-sr-only">{textesChrome.niveaux[level]} </span>
      {title}
    </p>
    {children}
    {onClose && (
      <button type="button" className="fr-btn--close fr-btn" title={closeLabel} onClick={onClose}>
        {closeLabel}
      </button>
    )}
  </div>
)
