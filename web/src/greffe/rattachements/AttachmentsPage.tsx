import { listerDemandesRattachement } from 'contract/greffe/rattachements'
import { textesDemandeGreffe as textes } from 'domain/rattachements/textes/demande-greffe'
import { Page } from '../../core/layout/Page.tsx'
import { DataTable } from '../../core/table/DataTable.tsx'
import { useTableAnswer } from '../../core/table/use-table-answer.ts'
import { EmptyState } from '../../core/widgets/EmptyState.tsx'
import { BackToQueues } from '../tray/BackToQueues.tsx'
import { useOtherQueue } from '../tray/use-other-queue.ts'
import { attachmentColumns } from './attachment-columns.tsx'
import { ContestedList } from './ContestedList.tsx'

const sortable = ['demandeeLe', 'personne', 'denomination']

/** STAFF-16: the demandes de rattachement that the clerk's courts must decide. */
export const AttachmentsPage = () => {
  const { asked, table, back } = useOtherQueue('/greffe/rattachement', sortable)
  const { current, ...read } = useTableAnswer(listerDemandesRattachement, asked, { refetchOnWindowFocus: 'always' })
  return (
    <Page title={textes.titre}>
      <BackToQueues search={back} />
      <ContestedList />
      <DataTable
        {...table}
        {...read}
        caption={current === null ? textes.titre : textes.file(String(current.totalRows))}
        columns={attachmentColumns}
        keyOf={({ uuid }) => uuid}
        empty={<EmptyState sentence={textes.vide} />}
      />
    </Page>
  )
}
