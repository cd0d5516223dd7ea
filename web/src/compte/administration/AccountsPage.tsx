import { useCallback, useMemo, useRef } from 'react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { rechercherComptes } from 'contract/compte/support'
import { textesAdministration } from 'domain/compte/textes/administration'
import { FilterText } from '../../core/form/FilterText.tsx'
import { TickBox } from '../../core/form/TickBox.tsx'
import { Page } from '../../core/layout/Page.tsx'
import { DataTable } from '../../core/table/DataTable.tsx'
import type { TableState } from '../../core/table/paging.ts'
import { useTableAnswer } from '../../core/table/use-table-answer.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { EmptyState } from '../../core/widgets/EmptyState.tsx'
import { accountColumns } from './account-columns.tsx'
import { noFilters, readFilters, readTable, toQuery, toSearch, type AccountFilters } from './accounts-search.ts'
import './administration.css'

const number = new Intl.NumberFormat('fr-FR')

const found = (total: number): string => {
  if (total === 0) return textesAdministration.aucun
  return total === 1 ? textesAdministration.un : textesAdministration.plusieurs(number.format(total))
}

/** STAFF-27: searches the accounts. The address holds the search, so that Back from an account restores it. */
export const AccountsPage = () => {
  const search = useSearch({ from: '/donnees/administration/comptes' })
  const navigate = useNavigate()
  const filters = useMemo(() => readFilters(search), [search])
  const table = useMemo(() => readTable(search), [search])
  const typing = useRef(false)
  const { current, ...read } = useTableAnswer(rechercherComptes, { query: toQuery(filters, table) })

  const go = useCallback(
    (next: AccountFilters, state: TableState, typed = false) => {
      // Typing a text adds one history entry, not one per pause.
      const replace = typed && typing.current
      typing.current = typed
      void navigate({ to: '/administration/comptes', search: toSearch(next, state), replace, resetScroll: false })
    },
    [navigate],
  )
  const changeText = useCallback(
    (_: 'texte', texte: string) => go({ ...filters, texte }, { ...table, page: 1 }, true),
    [go, filters, table],
  )
  const turn = useCallback((state: TableState) => go(filters, state), [go, filters])

  return (
    <Page title={textesAdministration.sections.comptes.titre}>
      <p>
        <Link to="/administration">{textesAdministration.revenirAdministration}</Link>
      </p>
      <search aria-label={textesAdministration.recherche} className="accounts__search">
        <FilterText filter="texte" label={textesAdministration.texte} value={filters.texte} onChange={changeText} />
        <TickBox
          label={textesAdministration.agents}
          checked={filters.agents}
          onChange={(agents) => go({ ...filters, agents }, { ...table, page: 1 })}
        />
      </search>
      <p role="status" className="accounts__total">
        {current && found(current.totalRows)}
      </p>
      <DataTable
        {...read}
        caption={textesAdministration.tableau}
        columns={accountColumns}
        keyOf={({ uuid }) => uuid}
        state={table}
        onChange={turn}
        empty={
          <EmptyState sentence={textesAdministration.conseil}>
            <Button look="secondary" onClick={() => go(noFilters, { ...table, page: 1 })}>
              {textesAdministration.effacer}
            </Button>
          </EmptyState>
        }
      />
    </Page>
  )
}
