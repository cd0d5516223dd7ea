import { textesChrome } from 'domain/core/textes/chrome'
import '@codegouvfr/react-dsfr/dsfr/component/skiplink/skiplink.main.min.css'

/** Links that skip to the content. First in the tab order of every page (RGAA 12.7). */
export const SkipLinks = ({ withMenu }: { withMenu: boolean }) => (
  <div className="fr-skiplinks">
    <nav className="fr-container" aria-label={textesChrome.evitement}>
      <ul className="fr-skiplinks__list">
        <li>
          <a className="fr-link" href="#contenu">
            {textesChrome.allerAuContenu}
          </a>
        </li>
        {withMenu && (
          <li>
            <a className="fr-link" href="#menu">
              {textesChrome.allerAuMenu}
            </a>
          </li>
        )}
        <li>
          <a className="fr-link" href="#pied-de-page">
            {textesChrome.allerAuPiedDePage}
          </a>
        </li>
      </ul>
    </nav>
  </div>
)
