import { useCallback, useMemo, useRef } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { listerAssociations } from 'contract/registre/registre'
import { textesRegistre } from 'domain/registre/textes/registre'
import { etapesRattachement } from 'domain/registre/etapes-rattachement'
import { Page } from '../core/layout/Page.tsx'
import { DataTable } from '../core/table/DataTable.tsx'
import type { TableState } from '../core/table/paging.ts'
import { useTableAnswer } from '../core/table/use-table-answer.ts'
import { Alert } from '../core/widgets/Alert.tsx'
import { Button } from '../core/widgets/Button.tsx'
import { EmptyState } from '../core/widgets/EmptyState.tsx'
import { registerColumns } from './register-columns.tsx'
import { RegisterFilters } from './RegisterFilters.tsx'
import { isSortChosen, noFilters, readFilters, readTable, tableFor, toQuery, toSearch, type Filters, type Typed } from './search-state.ts'
import { ResultsHead } from './ResultsHead.tsx'
import './registre.css'

/** REG: the list of the register. The address holds the search, so that Back and a shared link restore it. */
export const RegistrePage = () => {
  const search = useSearch({ from: '/donnees/association' })
  const navigate = useNavigate()
  const filters = useMemo(() => readFilters(search), [search])
  const table = useMemo(() => readTable(search), [search])
  // Kept during the search: a person who came from the home page card is still looking for their association.
  const { rattachement } = search
  const lastTyped = useRef<Typed | null>(null)
  const { current, ...read } = useTableAnswer(listerAssociations, { query: toQuery(filters, table) })

  const go = useCallback(
    (next: Filters, state: TableState, typing: Typed | null) => {
      const replace = typing !== null && typing === lastTyped.current
      lastTyped.current = typing
      void navigate({ to: '/association', search: { ...toSearch(next, state), rattachement }, replace, resetScroll: false })
    },
    [navigate, rattachement],
  )
  const filter = useCallback(
    (next: Filters, typing: Typed | null) => go(next, tableFor(next, filters, table), typing),
    [go, filters, table],
  )
  const turn = useCallback((state: TableState) => go(filters, state, null), [go, filters])

  return (
    <Page title={textesRegistre.titre}>
      {rattachement === 'true' && (
        <div className="fr-mb-3w">
          <Alert level="info" title={etapesRattachement()} />
        </div>
      )}
      <RegisterFilters filters={filters} onChange={filter}>
        <ResultsHead
          answer={current}
          searching={filters.recherche.trim() !== ''}
          onRelevance={
            isSortChosen(filters, table) ? () => turn({ ...table, page: 1, sort: readTable({ recherche: filters.recherche }).sort }) : null
          }
        />
      </RegisterFilters>
      <div className="registre__liste">
        <DataTable
          {...read}
          caption={textesRegistre.tableau}
          columns={registerColumns}
          keyOf={({ numero }) => numero}
          state={table}
          onChange={turn}
          empty={
            <EmptyState sentence={textesRegistre.conseil}>
              <Button look="secondary" onClick={() => go(noFilters, tableFor(noFilters, filters, table), null)}>
                {textesRegistre.effacer}
              </Button>
            </EmptyState>
          }
        />
      </div>
    </Page>
  )
}
