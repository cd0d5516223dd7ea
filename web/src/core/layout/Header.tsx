import { useEffect, type ReactNode } from 'react'
import { Link, useLocation } from '@tanstack/react-router'
import { Mark } from '#identity'
import { textesChrome } from 'domain/core/textes/chrome'
import { useDisclosure } from '../widgets/use-disclosure.ts'
import { EnvironmentBadge } from './EnvironmentBadge.tsx'
import './header.css'

interface Props {
  environnement: string | null
  tabs: { to: string; label: string }[]
  /** The person's links or menu, then the other tools. */
  tools: ReactNode
  versions: ReactNode
}

/**
 * HEAD: name, badge, tools, tabs and versions. On a phone, one line of at most 56 pixels: tools and tabs fold behind « Menu », and the
 * versions are shown at the foot of the page. The CSS folds by `aria-expanded` alone, so the menu also opens before hydration.
 */
export const Header = ({ environnement, tabs, tools, versions }: Props) => {
  const { open, box, button, hide, close, toggle } = useDisclosure()
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(hide, [pathname, hide])
  return (
    <header className="header">
      <div ref={box} className="header__bar">
        <div className="header__brand">
          <Mark />
          <div>
            <Link to="/" className="header__name">
              {textesChrome.produit}
            </Link>{' '}
            <EnvironmentBadge environnement={environnement} />
            <p className="header__baseline">{textesChrome.sousTitre}</p>
          </div>
        </div>
        <button
          ref={button}
          type="button"
          className="header__burger fr-btn fr-btn--tertiary fr-btn--sm"
          aria-expanded={open}
          aria-controls="menu-replie"
          onClick={toggle}
        >
          {textesChrome.ouvrirMenu}
        </button>
        <div id="menu-replie" className="header__fold">
          <div className="header__tools">{tools}</div>
          {/* The skip link leads to the folded tabs and shows them. */}
          <nav id="menu" tabIndex={-1} className="header__tabs" aria-label={textesChrome.menuPrincipal} hidden={tabs.length === 0}>
            <ul className="fr-raw-list">
              {tabs.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="header__tab" onClick={close}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <div className="header__versions">{versions}</div>
    </header>
  )
}
