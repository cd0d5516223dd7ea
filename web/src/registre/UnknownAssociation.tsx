import { Link } from '@tanstack/react-router'
import { textesChrome } from 'domain/core/textes/chrome'
import { textesFiche } from 'domain/registre/textes/fiche'
import { textesHistorique } from 'domain/registre/textes/historique'

/** SHEET-36: no association has this number. */
export const UnknownAssociation = ({ numero }: { numero: string }) => (
  <>
    <p>{textesFiche.inconnue(numero)}</p>
    <p>
      <Link to="/association">{textesChrome.rechercherAssociation}</Link>
    </p>
  </>
)

/** The association has no such version. The link leads to its sheet. */
export const UnknownVersion = ({ numero, version }: { numero: string; version: string }) => (
  <>
    <p>{textesHistorique.inconnue(version)}</p>
    <p>
      <Link to="/association/$numero" params={{ numero }}>
        {textesHistorique.revenir}
      </Link>
    </p>
  </>
)
