import { Link } from '@tanstack/react-router'
import { textesChrome } from 'domain/core/textes-chrome'
import { textesFiche } from 'domain/registre/textes-fiche'

/** SHEET-36. */
export const UnknownAssociation = ({ numero }: { numero: string }) => (
  <>
    <p>{textesFiche.inconnue(numero)}</p>
    <p>
      <Link to="/association">{textesChrome.rechercherAssociation}</Link>
    </p>
  </>
)
