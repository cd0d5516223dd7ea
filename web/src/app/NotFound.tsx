import { Link } from '@tanstack/react-router'
import { textesChrome } from 'domain/core/textes-chrome'
import { Page } from '../core/layout/Page.tsx'

/** ROUTE-25: any other path. */
export const NotFound = () => (
  <Page title={textesChrome.rien}>
    <p>{textesChrome.rienDetail}</p>
    <p>
      <Link to="/" className="fr-link">
        {textesChrome.revenirAccueil}
      </Link>
    </p>
  </Page>
)
