import { Link } from '@tanstack/react-router'
import { demandeEnMots } from 'domain/registre/awaited-items-in-words'
import { textesOwnAssociations } from 'domain/registre/textes/own-associations'
import { ReplyLink } from '../../pieces/ReplyLink.tsx'
import type { MineRow } from './console-state.ts'

/** Items due to the court for one association: demandes and statutes with their links, then non-conformities. */
export const AssociationDues = ({ nom, demandes, statuts, nonConformites }: MineRow) => {
  if (demandes.length + nonConformites.length === 0 && statuts === null) return <>{textesOwnAssociations.rien}</>
  const whose = <span className="fr-sr-only"> {textesOwnAssociations.de(nom)}</span>
  return (
    <ul className="console__owed">
      {demandes.map((demand) => (
        <li key={demand.code}>
          <ReplyLink demand={demand} className="fr-link fr-link--sm">
            {demandeEnMots(demand)}
            {whose}
          </ReplyLink>
        </li>
      ))}
      {statuts !== null && (
        <li>
          <Link to="/requete/detail/$numero" params={{ numero: statuts }} className="fr-link fr-link--sm">
            {textesOwnAssociations.statuts}
            {whose}
          </Link>
        </li>
      )}
      {nonConformites.map((texte) => (
        <li key={texte}>{textesOwnAssociations.nonConformite(texte)}</li>
      ))}
    </ul>
  )
}
