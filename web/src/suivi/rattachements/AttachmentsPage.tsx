import { useCallback, useMemo } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { listerDemandesRattachement } from 'contract/rattachements/demande-greffe'
import { textesDemandeGreffe as textes } from 'domain/rattachements/textes-demande-greffe'
import { Page } from '../../core/layout/Page.tsx'
import { backTo } from '../../core/place.ts'
import { DataTable } from '../../core/table/DataTable.tsx'
import { readTableState, toPaging, type TableState } from '../../core/table/paging.ts'
import { useTableAnswer } from '../../core/table/use-table-answer.ts'
import { EmptyState } from '../../core/widgets/EmptyState.tsx'
import { BackToQueues } from '../BackToQueues.tsx'
import { attachmentColumns } from './attachment-columns.tsx'
import { oldestFirst, sortable } from './queue.ts'

/** STAFF-16: the requests for attachment the clerk's courts have to decide. */
export const AttachmentsPage = () => {
  const search = useSearch({ from: '/donnees/greffe/rattachement' })
  const navigate = useNavigate()
  const state = useMemo(() => readTableState(search, oldestFirst, sortable), [search])
  const { answer, current, loading, onRetry } = useTableAnswer(
    listerDemandesRattachement,
    { query: toPaging(state) },
    { refetchOnWindowFocus: 'always' },
  )
  const turn = useCallback(
    ({ page, size, sort }: TableState) =>
      void navigate({
        to: '/greffe/rattachement',
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
        columns={attachmentColumns}
        answer={answer}
        keyOf={({ uuid }) => uuid}
        state={state}
        onChange={turn}
        loading={loading}
        onRetry={onRetry}
        empty={<EmptyState sentence={textes.vide} />}
      />
    </Page>
  )
}
