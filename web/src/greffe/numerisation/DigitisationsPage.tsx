import { listerNumerisations } from 'contract/numerisation/numerisation'
import { textesNumerisationEspaceGreffe as textes } from 'domain/numerisation/textes/espace-greffe'
import { Page } from '../../core/layout/Page.tsx'
import { DataTable } from '../../core/table/DataTable.tsx'
import { useTableAnswer } from '../../core/table/use-table-answer.ts'
import { EmptyState } from '../../core/widgets/EmptyState.tsx'
import { BackToQueues } from '../tray/BackToQueues.tsx'
import { useOtherQueue } from '../tray/use-other-queue.ts'
import { digitisationColumns } from './digitisation-columns.tsx'

const sortable = ['demandeeLe', 'numero', 'nom']

/** STAFF-19: the queue of paper files to digitise, of the clerk's courts. */
export const DigitisationsPage = () => {
  const { asked, table, back } = useOtherQueue('/greffe/numerisation', sortable)
  const { current, ...read } = useTableAnswer(listerNumerisations, asked, { refetchOnWindowFocus: 'always' })
  return (
    <Page title={textes.titre}>
      <BackToQueues search={back} />
      <DataTable
        {...table}
        {...read}
        caption={current === null ? textes.titre : textes.file(String(current.totalRows))}
        columns={digitisationColumns}
        keyOf={({ numero }) => numero}
        empty={<EmptyState sentence={textes.vide} />}
      />
    </Page>
  )
}
