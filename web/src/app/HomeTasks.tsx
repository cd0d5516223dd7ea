import { useId } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RequeteTableauDeBord } from 'contract/suivi/requetes'
import { textesAccueil } from 'domain/app/textes-accueil'
import { formaterJour } from 'domain/core/jour'
import { textesChrome } from 'domain/core/textes-chrome'
import { voiesEnLigne } from 'domain/registre/voies'
import { Fetched } from '../core/api/Fetched.tsx'
import { invitationsIn, type MyAssociation } from '../registre/my-associations.ts'
import { DemandTask } from '../suivi/DemandTask.tsx'

/** A way is named only when it exists: until an invitation is answered here, its link leads to where it is told. */
const sentence = voiesEnLigne.has('accepter') ? textesAccueil.repondreInvitation : textesAccueil.invitationRecue

interface Props {
  associations: UseQueryResult<MyAssociation[]>
  /** Undefined as long as they are not known: their own list says what failed. */
  requests: readonly RequeteTableauDeBord[] | undefined
}

/** What is asked of the person, each with its day and a direct link (HOME-03, HOME-06); one line when nothing is. */
export const HomeTasks = ({ associations, requests }: Props) => {
  const id = useId()
  const invitations = invitationsIn(associations.data ?? [])
  const demands = (requests ?? []).flatMap(({ demandesPieces, nom }) => demandesPieces.map((demand) => ({ demand, nom })))
  const count = invitations.length + demands.length
  return (
    <section aria-labelledby={id} className={count > 0 ? 'home-tasks home-tasks--some' : 'home-tasks'}>
      <h2 id={id} className="fr-h6">
        {textesAccueil.aFaire(count)}
      </h2>
      {count > 0 && (
        <>
          <p>
            <span className="fr-sr-only">{textesChrome.niveaux.warning} </span>
            {textesAccueil.actionRequise}
          </p>
          <ul className="fr-raw-list home-list">
            {demands.map(({ demand, nom }) => (
              <li key={demand.code}>
                <DemandTask demand={demand} nom={nom} />
              </li>
            ))}
            {invitations.map(({ numero, nom, envoyeeLe }) => (
              <li key={numero}>
                <Link to="/association/$numero" params={{ numero }} className="fr-link">
                  {sentence(nom)}
                </Link>
                <span>{textesAccueil.recueLe(formaterJour(envoyeeLe))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Fetched query={associations}>{() => count === 0 && requests !== undefined && <p>{textesAccueil.rienAFaire}</p>}</Fetched>
    </section>
  )
}
