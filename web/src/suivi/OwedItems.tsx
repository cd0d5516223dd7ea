import { Link } from '@tanstack/react-router'
import type { RequeteTableauDeBord } from 'contract/suivi/requetes'
import { textesTableauDeBord } from 'domain/suivi/textes/tableau-de-bord'
import { SlipLink } from '../requetes/SlipLink.tsx'
import { DemandTask } from './DemandTask.tsx'

/** Everything the court expects from a person, one link per line: demandes, then paper statutes (REQ-01, HOME-06). */
export const OwedItems = ({ owed }: { owed: readonly RequeteTableauDeBord[] }) => (
  <>
    {owed.flatMap(({ demandesPieces, nom }) =>
      demandesPieces.map((demand) => (
        <li key={demand.code}>
          <DemandTask demand={demand} nom={nom} />
        </li>
      )),
    )}
    {owed.map(
      ({ numero, nom, statutsPapier }) =>
        statutsPapier?.attendus && (
          <li key={numero}>
            <Link to="/requete/detail/$numero" params={{ numero }} className="fr-link">
              {textesTableauDeBord.statutsAEnvoyer(nom, numero)}
            </Link>
            <SlipLink numero={numero} />
          </li>
        ),
    )}
  </>
)
