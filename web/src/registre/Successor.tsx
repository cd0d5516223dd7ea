import { Link } from '@tanstack/react-router'
import { successeurPhrase, type ReadableSort } from 'domain/association/successeur'
import { textesRepresentation as textes } from 'domain/association/textes/representation'

/** Names the successor of an absorbed or transferred association, with a link to its sheet. */
export const Successor = ({ sort }: { sort: ReadableSort }) => {
  const phrase = successeurPhrase(sort)
  if (phrase === null || sort.successeur === null) return null
  const { numero } = sort.successeur
  return (
    <p className="fr-text--bold">
      {phrase}{' '}
      <Link to="/association/$numero" params={{ numero }} className="fr-link">
        {textes.lireSuccesseur(numero)}
      </Link>
    </p>
  )
}
