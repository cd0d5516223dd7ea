import { useCallback, useMemo, useRef } from 'react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { Answer } from 'contract/core/call'
import { listerAssociations } from 'contract/registre/registre'
import { textesRegistre } from 'domain/registre/textes-registre'
import { etapesRattachement } from 'domain/registre/etapes-rattachement'
import { Page } from '../core/layout/Page.tsx'
import { placeOf } from '../core/place.ts'
import { DataTable, type Column } from '../core/table/DataTable.tsx'
import type { TableState } from '../core/table/paging.ts'
import { useTableAnswer } from '../core/table/use-table-answer.ts'
import { Alert } from '../core/widgets/Alert.tsx'
import { Button } from '../core/widgets/Button.tsx'
import { EmptyState } from '../core/widgets/EmptyState.tsx'
import { EtatBadge } from './EtatBadge.tsx'
import { RegisterFilters } from './RegisterFilters.tsx'
import {
  isSortChosen,
  noFilters,
  readFilters,
  readTable,
  tableFor,
  toQuery,
  toSearch,
  wholeList,
  type Filters,
  type Typed,
} from './search-state.ts'
import { Found } from './Found.tsx'
import './registre.css'

type Row = Answer<typeof listerAssociations>['content'][number]

const { champs } = textesRegistre
/** A sheet keeps in its address the list it was opened from. */
const fromHere = (search: Record<string, unknown>) => ({ liste: placeOf(search) || wholeList })

/** REG-08: in this order. */
const columns: Column<Row>[] = [
  { title: champs.numero, champ: 'numero', cell: ({ numero }) => numero },
  { title: champs.tribunal, champ: 'tribunal', cell: ({ tribunal }) => tribunal },
  {
    title: champs.nom,
    champ: 'nom',
    cell: ({ numero, nom }) => (
      <Link to="/association/$numero" params={{ numero }} search={fromHere}>
        {nom}
      </Link>
    ),
  },
  { title: champs.codePostal, champ: 'codePostal', cell: ({ codePostal }) => codePostal },
  { title: champs.commune, champ: 'commune', cell: ({ commune }) => commune },
  { title: champs.adresse, champ: 'adresse', cell: ({ adresse }) => adresse },
  { title: champs.etat, champ: 'etat', cell: ({ etat }) => <EtatBadge etat={etat} /> },
  {
    title: textesRegistre.actions,
    cell: ({ numero, nom }) => (
      <Link to="/association/$numero" params={{ numero }} search={fromHere} className="registre__ouvrir">
        {textesRegistre.ouvrir}
        <span className="fr-sr-only">{textesRegistre.deLAssociation(nom)}</span>
      </Link>
    ),
  },
]

/** REG: the list of the register. The address holds the search, so that Back and a shared link find it again. */
export const RegistrePage = () => {
  const search = useSearch({ from: '/donnees/association' })
  const navigate = useNavigate()
  const filters = useMemo(() => readFilters(search), [search])
  const table = useMemo(() => readTable(search), [search])
  // Kept while one searches: whoever came from the card of the home page is still looking for their association.
  const { rattachement } = search
  const lastTyped = useRef<Typed | null>(null)
  const { answer, current, loading, onRetry } = useTableAnswer(listerAssociations, { query: toQuery(filters, table) })

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
        <Found
          answer={current}
          searching={filters.recherche.trim() !== ''}
          onRelevance={
            isSortChosen(filters, table) ? () => turn({ ...table, page: 1, sort: readTable({ recherche: filters.recherche }).sort }) : null
          }
        />
      </RegisterFilters>
      <div className="registre__liste">
        <DataTable
          caption={textesRegistre.tableau}
          columns={columns}
          answer={answer}
          keyOf={({ numero }) => numero}
          state={table}
          onChange={turn}
          loading={loading}
          onRetry={onRetry}
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
