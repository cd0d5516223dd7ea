import { useCallback, useMemo, useRef } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { listerRequetes } from 'contract/suivi/liste'
import { textesListeRequetes } from 'domain/suivi/textes/liste-requetes'
import { Page } from '../core/layout/Page.tsx'
import { DataTable } from '../core/table/DataTable.tsx'
import type { TableState } from '../core/table/paging.ts'
import { useTableAnswer } from '../core/table/use-table-answer.ts'
import { Button } from '../core/widgets/Button.tsx'
import { EmptyState } from '../core/widgets/EmptyState.tsx'
import { BackToRequests } from './BackToRequests.tsx'
import { RequestFilters } from './RequestFilters.tsx'
import { announcing } from './use-dashboard.ts'
import { requestColumns } from './request-columns.tsx'
import {
  activeFilters,
  noFilters,
  readFilters,
  readTable,
  toQuery,
  toSearch,
  type Criteria,
  type TypedCriterion,
} from './requests-state.ts'
import './requests.css'

/** ROUTE-23: every request of the person. The address holds the search, so that Back and a shared link restore it. */
export const RequestsPage = () => {
  const search = useSearch({ from: '/donnees/requete/toutes' })
  const navigate = useNavigate()
  const filters = useMemo(() => readFilters(search), [search])
  const table = useMemo(() => readTable(search), [search])
  const lastTyped = useRef<TypedCriterion | null>(null)
  const { current, ...read } = useTableAnswer(listerRequetes, { query: toQuery(filters, table) }, announcing)

  const go = useCallback(
    (next: Criteria, state: TableState, typing: TypedCriterion | null) => {
      const replace = typing !== null && typing === lastTyped.current
      lastTyped.current = typing
      void navigate({ to: '/requete/toutes', search: toSearch(next, state), replace, resetScroll: false })
    },
    [navigate],
  )
  const filter = useCallback((next: Criteria, typing: TypedCriterion | null) => go(next, { ...table, page: 1 }, typing), [go, table])
  const turn = useCallback((state: TableState) => go(filters, state, null), [go, filters])
  const clear = () => go(noFilters, { ...table, page: 1 }, null)

  return (
    <Page title={textesListeRequetes.titre} back={<BackToRequests />}>
      <RequestFilters filters={filters} onChange={filter}>
        {current && current.totalRows > 0 && textesListeRequetes.total(current.totalRows)}
      </RequestFilters>
      <div className="requests">
        <DataTable
          {...read}
          caption={textesListeRequetes.tableau}
          columns={requestColumns}
          keyOf={({ numero }) => numero}
          state={table}
          onChange={turn}
          empty={
            activeFilters(filters) === 0 ? (
              <EmptyState sentence={textesListeRequetes.aucune} />
            ) : (
              <EmptyState sentence={textesListeRequetes.aucuneTrouvee}>
                <Button look="secondary" onClick={clear}>
                  {textesListeRequetes.effacer}
                </Button>
              </EmptyState>
            )
          }
        />
      </div>
    </Page>
  )
}
