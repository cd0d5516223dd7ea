import { useCallback, useMemo } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { listerNumerisations } from 'contract/numerisation/numerisation'
import { textesNumerisationEspaceGreffe as textes } from 'domain/numerisation/textes-espace-greffe'
import { Page } from '../core/layout/Page.tsx'
import { DataTable } from '../core/table/DataTable.tsx'
import { readTableState, toPaging, type TableState } from '../core/table/paging.ts'
import { useTableAnswer } from '../core/table/use-table-answer.ts'
import { EmptyState } from '../core/widgets/EmptyState.tsx'
import { BackToQueues } from '../suivi/BackToQueues.tsx'
import { backTo } from '../core/place.ts'
import { digitisationColumns } from './digitisation-columns.tsx'
import { oldestFirst, sortable } from './queue.ts'

/** STAFF-19: the paper files the clerk's courts are asked to digitise. */
export const DigitisationsPage = () => {
  const search = useSearch({ from: '/donnees/greffe/numerisation' })
  const navigate = useNavigate()
  const state = useMemo(() => readTableState(search, oldestFirst, sortable), [search])
  const { answer, current, loading, onRetry } = useTableAnswer(
    listerNumerisations,
    { query: toPaging(state) },
    { refetchOnWindowFocus: 'always' },
  )
  const turn = useCallback(
    ({ page, size, sort }: TableState) =>
      void navigate({
        to: '/greffe/numerisation',
        search: (kept) => ({ ...kept, page, size, sort: `${sort.champ},${sort.sens}` }),
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <Page title={textes.titre}>
      <BackToQueues search={backTo(search['requetes'])} />
      <DataTable
        caption={current === null ? textes.titre : textes.file(String(current.totalRows))}
        columns={digitisationColumns}
        answer={answer}
        keyOf={({ numero }) => numero}
        state={state}
        onChange={turn}
        loading={loading}
        onRetry={onRetry}
        empty={<EmptyState sentence={textes.vide} />}
      />
    </Page>
  )
}
