import { Link } from '@tanstack/react-router'
import { textesChrome } from 'domain/core/textes-chrome'
import { textesFiche } from 'domain/registre/textes-fiche'
import { Page } from '../core/layout/Page.tsx'

/** SHEET-36. */
export const UnknownAssociation = ({ numero }: { numero: string }) => (
  <Page title={textesChrome.rien}>
    <p>{textesFiche.inconnue(numero)}</p>
    <p>
      <Link to="/association">{textesChrome.rechercherAssociation}</Link>
    </p>
  </Page>
)
