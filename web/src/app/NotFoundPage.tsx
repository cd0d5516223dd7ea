import { Link, useRouter } from '@tanstack/react-router'
import { textesChrome } from 'domain/core/textes/chrome'
import { Page } from '../core/layout/Page.tsx'

/** ROUTE-25: shown for an unknown path. */
export const NotFoundPage = () => {
  const { routesByPath } = useRouter()
  return (
    <Page title={textesChrome.rien}>
      <p>{textesChrome.rienDetail}</p>
      <ul>
        <li>
          <Link to="/">{textesChrome.revenirAccueil}</Link>
        </li>
        {'/association' in routesByPath && (
          <li>
            <Link to={'/association' as string}>{textesChrome.rechercherAssociation}</Link>
          </li>
        )}
      </ul>
    </Page>
  )
}
