import { useId } from 'react'
import type { RequeteTableauDeBord } from 'contract/suivi/requetes'
import { textesTableauDeBord } from 'domain/suivi/textes/tableau-de-bord'
import { OwedItems } from './OwedItems.tsx'
import './todo.css'

const { aFaire } = textesTableauDeBord

/** Top of the dashboard: what the court expects from the person, one link per line, or a sentence when nothing is due (REQ-01). */
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
          <OwedItems owed={owed} />
        </ul>
      )}
    </section>
  )
}
