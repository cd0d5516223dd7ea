import { useId } from 'react'
import { Link } from '@tanstack/react-router'
import type { RequeteTableauDeBord } from 'contract/suivi/requetes'
import { textesTableauDeBord } from 'domain/suivi/textes-tableau-de-bord'
import { SlipLink } from '../requetes/SlipLink.tsx'
import { DemandTask } from './DemandTask.tsx'
import './todo.css'

const { aFaire, statutsAEnvoyer } = textesTableauDeBord

/** What the court awaits from the person, first of all (REQ-01): a line each, with what does it; one line when nothing is. */
export const ToDo = ({ owed }: { owed: readonly RequeteTableauDeBord[] }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={owed.length > 0 ? 'todo todo--some' : 'todo'}>
      <h2 id={id} className="fr-h6">
        {aFaire.titre}
      </h2>
      {owed.length === 0 ? (
        <p>{aFaire.rien}</p>
      ) : (
        <ul className="fr-raw-list todo__list">
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
                    {statutsAEnvoyer(nom, numero)}
                  </Link>
                  <SlipLink numero={numero} />
                </li>
              ),
          )}
        </ul>
      )}
    </section>
  )
}
