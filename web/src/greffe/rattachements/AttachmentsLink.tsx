import { Link } from '@tanstack/react-router'
import { listerRattachementsContestes } from 'contract/rattachements/contestation'
import { listerDemandesRattachement } from 'contract/greffe/rattachements'
import { textesContestationDroits } from 'domain/rattachements/textes/contestation'
import { textesDemandeGreffe as textes } from 'domain/rattachements/textes/demande-greffe'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { useApi } from '../../core/api/use-api.ts'
import { placeOf } from '../../core/place.ts'
import { toPaging } from '../../core/table/paging.ts'
import { oldestFirst } from '../tray/use-other-queue.ts'

const first = toPaging({ page: 1, size: 10, sort: oldestFirst })

/** « Rattachements à valider » among the court's queues, with the numbers waiting (STAFF-02) and contested. */
export const AttachmentsLink = () => {
  const { data } = useApi(listerDemandesRattachement, { query: first })
  const { data: contested = [] } = useApi(listerRattachementsContestes, {})
  const waiting = data === undefined ? textesEspaceGreffe.nombreAttendu : String(data.totalRows)
  return (
    <li>
      <Link to="/greffe/rattachement" search={(search) => ({ requetes: placeOf(search) })} className="queues__link">
        {contested.length > 0 ? textesContestationDroits.greffe.file(waiting, contested.length) : textes.file(waiting)}
      </Link>
    </li>
  )
}
