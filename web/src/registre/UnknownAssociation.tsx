import { Link } from '@tanstack/react-router'
import { textesChrome } from 'domain/core/textes-chrome'
import { textesFiche } from 'domain/registre/textes-fiche'
import { textesHistorique } from 'domain/registre/textes-historique'

/** SHEET-36. */
export const UnknownAssociation = ({ numero }: { numero: string }) => (
  <>
    <p>{textesFiche.inconnue(numero)}</p>
    <p>
      <Link to="/association">{textesChrome.rechercherAssociation}</Link>
    </p>
  </>
)

/** A version that the address names and the association has not; the sheet says whether the association exists. */
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
