import { Link } from '@tanstack/react-router'
import { listerDemandesRattachement } from 'contract/rattachements/demande-greffe'
import { textesDemandeGreffe as textes } from 'domain/rattachements/textes-demande-greffe'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { useApi } from '../../core/api/use-api.ts'
import { placeOf } from '../../core/place.ts'
import { toPaging } from '../../core/table/paging.ts'
import { oldestFirst } from '../use-other-queue.ts'

const first = toPaging({ page: 1, size: 10, sort: oldestFirst })

/** « Rattachements à valider » among the queues of the court, with its count (STAFF-02). */
export const AttachmentsLink = () => {
  const { data } = useApi(listerDemandesRattachement, { query: first })
  return (
    <Link to="/greffe/rattachement" search={(search) => ({ requetes: placeOf(search) })} className="queues__link">
      {textes.file(data === undefined ? textesEspaceGreffe.nombreAttendu : String(data.totalRows))}
    </Link>
  )
}
