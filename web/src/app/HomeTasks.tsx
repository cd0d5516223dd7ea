import { useId } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RequeteTableauDeBord } from 'contract/suivi/requetes'
import { textesAccueil } from 'domain/app/textes/accueil'
import { formatJour } from 'domain/core/jour'
import { textesChrome } from 'domain/core/textes/chrome'
import { QueryAnswer } from '../core/api/QueryAnswer.tsx'
import { LoadingMessage } from '../core/widgets/LoadingMessage.tsx'
import { AnswerButtons } from '../rattachements/invitation/AnswerButtons.tsx'
import { invitationsIn, type MyAssociation } from '../registre/my-associations.ts'
import { splitRequests } from '../suivi/dashboard.ts'
import { OwedItems } from '../suivi/OwedItems.tsx'

interface Props {
  associations: UseQueryResult<MyAssociation[]>
  /** Another list shows the failure of this call. */
  requests: UseQueryResult<RequeteTableauDeBord[]>
}

/** The person's tasks with a link to each: requests to answer, with their day (HOME-03, HOME-06), and papers to post. */
export const HomeTasks = ({ associations, requests }: Props) => {
  const id = useId()
  const invitations = invitationsIn(associations.data ?? [])
  const { owed } = splitRequests(requests.data ?? [])
  const answers = invitations.length + owed.reduce((sum, { demandesPieces }) => sum + demandesPieces.length, 0)
  const count = answers + owed.filter(({ statutsPapier }) => statutsPapier?.attendus).length
  return (
    <section aria-labelledby={id} className={count > 0 ? 'home-tasks home-tasks--some' : 'home-tasks'}>
      <h2 id={id} className="fr-h6">
        {textesAccueil.aFaire(count)}
      </h2>
      {count > 0 && (
        <>
          {answers > 0 && (
            <p>
              <span className="fr-sr-only">{textesChrome.niveaux.warning} </span>
              {textesAccueil.actionRequise}
            </p>
          )}
          <ul className="fr-raw-list home-list">
            <OwedItems owed={owed} />
            {invitations.map(({ numero, nom, envoyeeLe }) => (
              <li key={numero}>
                <Link to="/association/$numero" params={{ numero }} className="fr-link">
                  {textesAccueil.repondreInvitation(nom)}
                </Link>
                <span>{textesAccueil.recueLe(formatJour(envoyeeLe))}</span>
                <AnswerButtons numero={numero} denomination={nom} />
              </li>
            ))}
          </ul>
        </>
      )}
      {/* The line stays while either call loads: the cards below must not move under a press. */}
      <QueryAnswer query={associations}>
        {() => count === 0 && requests.error === null && (requests.data ? <p>{textesAccueil.rienAFaire}</p> : <LoadingMessage />)}
      </QueryAnswer>
    </section>
  )
}
