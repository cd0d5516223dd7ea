import { useCallback, useMemo, type ReactNode } from 'react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { files, listerFile } from 'contract/suivi/greffe'
import { textesGreffe } from 'domain/requetes/textes-greffe'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { Page } from '../core/layout/Page.tsx'
import { DataTable } from '../core/table/DataTable.tsx'
import { toPaging, type TableState } from '../core/table/paging.ts'
import { useTableAnswer } from '../core/table/use-table-answer.ts'
import { EmptyState } from '../core/widgets/EmptyState.tsx'
import { queueOf } from './queue.ts'
import { publicationColumns, queueColumns } from './queue-columns.tsx'
import { ReceiptBatch } from './ReceiptBatch.tsx'
import { useReceipts } from './use-receipts.ts'
import './greffe.css'

interface Props {
  /** The links to the queues that are not of requests. */
  otherQueues: readonly ReactNode[]
  /** Links to what is no queue. */
  ways: ReactNode
}

/** STAFF-02: the queues of the clerk's courts, with their counts, and the requests of one. */
export const FilesPage = ({ otherQueues, ways }: Props) => {
  const search = useSearch({ from: '/donnees/greffe' })
  const navigate = useNavigate()
  const { file, state } = useMemo(() => queueOf(search), [search])
  const { answer, loading, onRetry } = useTableAnswer(
    listerFile,
    { query: { file, ...toPaging(state) } },
    { refetchOnWindowFocus: 'always' },
  )
  const receipts = useReceipts(answer?.content ?? [])
  const turn = useCallback(
    ({ page, size, sort }: TableState) =>
      void navigate({ to: '/greffe', search: { file, page, size, sort: `${sort.champ},${sort.sens}` }, resetScroll: false }),
    [navigate, file],
  )
  return (
    <Page title={textesEspaceGreffe.titre}>
      <nav aria-label={textesEspaceGreffe.filesTitre}>
        <ul className="fr-raw-list queues">
          {files.map((each) => (
            <li key={each}>
              <Link to="/greffe" search={{ file: each }} className="queues__link" {...(each === file && { 'aria-current': 'page' })}>
                {textesEspaceGreffe.file(
                  textesEspaceGreffe.files[each],
                  answer === null ? textesEspaceGreffe.nombreAttendu : String(answer.files[each]),
                )}
              </Link>
            </li>
          ))}
          {otherQueues.map((queue, place) => (
            <li key={place}>{queue}</li>
          ))}
        </ul>
      </nav>
      <p>{ways}</p>
      <ReceiptBatch {...receipts} />
      <DataTable
        caption={textesEspaceGreffe.files[file]}
        columns={file === 'A_PUBLIER' ? publicationColumns : queueColumns(receipts)}
        answer={answer}
        keyOf={({ numero }) => numero}
        state={state}
        onChange={turn}
        loading={loading}
        onRetry={onRetry}
        empty={<EmptyState sentence={textesGreffe.fileVide} />}
      />
    </Page>
  )
}
