import { useId } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { textesAccueil } from 'domain/app/textes-accueil'
import { formaterJour } from 'domain/core/jour'
import { textesChrome } from 'domain/core/textes-chrome'
import { voiesEnLigne } from 'domain/registre/voies'
import { Fetched } from '../core/api/Fetched.tsx'
import { invitationsIn, type MyAssociation } from '../registre/my-associations.ts'

/** A way is named only when it exists: until an invitation is answered here, its link leads to where it is told. */
const sentence = voiesEnLigne.has('accepter') ? textesAccueil.repondreInvitation : textesAccueil.invitationRecue

/** What is asked of the person, each with its day and a direct link (HOME-03, HOME-06); one line when nothing is. */
export const HomeTasks = ({ associations }: { associations: UseQueryResult<MyAssociation[]> }) => {
  const id = useId()
  const invitations = invitationsIn(associations.data ?? [])
  return (
    <section aria-labelledby={id} className={invitations.length > 0 ? 'home-tasks home-tasks--some' : 'home-tasks'}>
      <h2 id={id} className="fr-h6">
        {textesAccueil.aFaire(invitations.length)}
      </h2>
      <Fetched query={associations}>
        {() =>
          invitations.length === 0 ? (
            <p>{textesAccueil.rienAFaire}</p>
          ) : (
            <>
              <p>
                <span className="fr-sr-only">{textesChrome.niveaux.warning} </span>
                {textesAccueil.actionRequise}
              </p>
              <ul className="fr-raw-list home-list">
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
          )
        }
      </Fetched>
    </section>
  )
}
