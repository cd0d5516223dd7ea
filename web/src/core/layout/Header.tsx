import { useState, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Mark } from '#identity'
import { textesChrome } from 'domain/core/textes-chrome'
import { EnvironmentBadge } from './EnvironmentBadge.tsx'
import './header.css'

interface Props {
  environnement: string | null
  tabs: { to: string; label: string }[]
  /** Links or menu of the person, then the other tools. */
  tools: ReactNode
  versions: ReactNode
}

/** HEAD: name, badge, tools, tabs, and the versions last. On a phone tools and tabs fold behind « Menu ». */
export const Header = ({ environnement, tabs, tools, versions }: Props) => {
  const [open, setOpen] = useState(false)
  const folded = open ? 'header__fold header__fold--open' : 'header__fold'
  return (
    <header className="header">
      <div className="fr-container header__grid">
        <div className="header__brand">
          <Mark />
          <div>
            <Link to="/" className="header__name">
              {textesChrome.produit}
            </Link>
            <EnvironmentBadge environnement={environnement} />
            <p className="header__baseline">{textesChrome.sousTitre}</p>
          </div>
        </div>
        <button
          type="button"
          className="header__burger fr-btn fr-btn--tertiary fr-btn--sm"
          aria-expanded={open}
          aria-controls="outils menu"
          onClick={() => setOpen(!open)}
        >
          {textesChrome.ouvrirMenu}
        </button>
        <div id="outils" className={`header__tools ${folded}`}>
          {tools}
        </div>
        <nav id="menu" tabIndex={-1} className="header__tabs" aria-label={textesChrome.menuPrincipal} hidden={tabs.length === 0}>
          <ul className={`fr-raw-list ${folded}`}>
            {tabs.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="header__tab" onClick={() => setOpen(false)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="header__versions">{versions}</div>
      </div>
    </header>
  )
}
