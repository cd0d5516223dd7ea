import { useCallback, useMemo, useRef } from 'react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { listerMiennes } from 'contract/registre/own-associations'
import { textesAssociations } from 'domain/registre/textes/associations'
import { textesOwnAssociations } from 'domain/registre/textes/own-associations'
import { Page } from '../../core/layout/Page.tsx'
import { DataTable } from '../../core/table/DataTable.tsx'
import { toPaging, type TableState } from '../../core/table/paging.ts'
import { useTableAnswer } from '../../core/table/use-table-answer.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { EmptyState } from '../../core/widgets/EmptyState.tsx'
import { ConsoleActions } from './ConsoleActions.tsx'
import { consoleColumns } from './console-columns.tsx'
import { ConsoleFilters } from './ConsoleFilters.tsx'
import { activeFilters, noFilters, readFilters, readTable, toQuery, toSearch, type Narrowing } from './console-state.ts'
import './console.css'

/** Every association the person acts for, with what is due for each (docs/decisions/0070). The address holds the search. */
export const ConsolePage = () => {
  const search = useSearch({ from: '/donnees/mes-associations/tableau' })
  const navigate = useNavigate()
  const filters = useMemo(() => readFilters(search), [search])
  const table = useMemo(() => readTable(search), [search])
  const wasTyping = useRef(false)
  const query = toQuery(filters, table)
  const { current, ...read } = useTableAnswer(listerMiennes, { query: { ...query, ...toPaging(table) } })

  const go = useCallback(
    (next: Narrowing, state: TableState, typing: boolean) => {
      const replace = typing && wasTyping.current
      wasTyping.current = typing
      void navigate({ to: '/mes-associations/tableau', search: toSearch(next, state), replace, resetScroll: false })
    },
    [navigate],
  )
  const filter = useCallback((next: Narrowing, typing: boolean) => go(next, { ...table, page: 1 }, typing), [go, table])
  const turn = useCallback((state: TableState) => go(filters, state, false), [go, filters])

  return (
    <Page
      title={textesOwnAssociations.titre}
      back={
        <Link to="/mes-associations" className="fr-link back-link">
          {textesAssociations.titre}
        </Link>
      }
    >
      <ConsoleActions query={query} rows={current?.totalRows ?? 0} />
      <ConsoleFilters filters={filters} onChange={filter} total={current?.totalRows ?? null} />
      <div className="console">
        <DataTable
          {...read}
          caption={textesOwnAssociations.tableau}
          columns={consoleColumns}
          keyOf={({ numero }) => numero}
          state={table}
          onChange={turn}
          empty={
            activeFilters(filters) === 0 ? (
              <EmptyState sentence={textesAssociations.aucune} />
            ) : (
              <EmptyState sentence={textesOwnAssociations.aucuneTrouvee}>
                <Button look="secondary" onClick={() => go(noFilters, { ...table, page: 1 }, false)}>
                  {textesOwnAssociations.effacer}
                </Button>
              </EmptyState>
            )
          }
        />
      </div>
    </Page>
  )
}
