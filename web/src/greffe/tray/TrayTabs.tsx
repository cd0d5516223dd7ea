import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { trayViews, type TrayView } from 'contract/greffe/queue'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { textesQueue } from 'domain/suivi/textes/queue'
import type { TableState } from '../../core/table/paging.ts'
import { type TrayCriteria, toSearch } from './tray-state.ts'

interface Props {
  shown: TrayView
  criteria: TrayCriteria
  table: TableState
  /** Null before the first answer. */
  counts: Record<TrayView, number> | null
  /** List items of the queues that do not hold requests. */
  others: readonly ReactNode[]
}

/** The signature queue is hidden when empty: in few courts the judge signs on the site (docs/decisions/0076). */
const offered = (vue: TrayView, { shown, counts }: Pick<Props, 'shown' | 'counts'>): boolean =>
  vue !== 'A_LA_SIGNATURE' || vue === shown || (counts !== null && counts[vue] > 0)

/** The tabs of the tray, each with its number of rows under the current search. */
export const TrayTabs = ({ shown, criteria, table, counts, others }: Props) => (
  <nav aria-label={textesEspaceGreffe.filesTitre} className="tray-tabs">
    <ul className="fr-raw-list queues">
      {trayViews
        .filter((vue) => offered(vue, { shown, counts }))
        .map((vue) => (
          <li key={vue}>
            <Link
              to="/greffe"
              search={toSearch(vue, criteria, { ...table, page: 1 })}
              activeOptions={{ exact: true, includeSearch: true }}
              className="queues__link"
              {...(vue === shown && { 'aria-current': 'page' })}
            >
              {textesEspaceGreffe.file(textesQueue.vues[vue], counts === null ? textesEspaceGreffe.nombreAttendu : String(counts[vue]))}
            </Link>
          </li>
        ))}
      {others}
    </ul>
  </nav>
)
