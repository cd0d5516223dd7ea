import type { ReactNode } from 'react'
import '@codegouvfr/react-dsfr/dsfr/component/alert/alert.main.min.css'
import { textesChrome } from 'domain/core/textes/chrome'

interface Title {
  level: 'success' | 'info' | 'warning' | 'error'
  title: string
}

interface Props extends Title {
  children?: ReactNode
  onClose?: () => void
  closeLabel?: string
}

/** The title of a message. Its level is added in words, unless the title already begins with it (« Erreur durant… »). */
export const AlertTitle = ({ level, title }: Title) => {
  const said = textesChrome.niveaux[level]
  return (
    <p className="fr-alert__title">
      {!title.startsWith(said.replace(/\s:$/, '')) && <span className="fr-sr-only">{said} </span>}
      {title}
    </p>
  )
}

/** A framed message. The level is also text, because colour and icon alone inform nobody (RGAA 3.1). */
export const Alert = ({ level, title, children, onClose, closeLabel }: Props) => (
  <div className={`fr-alert fr-alert--${level}`}>
    <AlertTitle level={level} title={title} />
    {children}
    {onClose && (
      <button type="button" className="fr-btn--close fr-btn" title={closeLabel} onClick={onClose}>
        {closeLabel}
      </button>
    )}
  </div>
)
