import type { Answer } from 'contract/core/call'
import { listerASigner } from 'contract/greffe/to-sign'
import { textesSignature as textes } from 'domain/requetes/textes/signature'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { Page } from '../../core/layout/Page.tsx'
import { PlainTable } from '../../core/table/PlainTable.tsx'
import { EmptyState } from '../../core/widgets/EmptyState.tsx'
import { SignatureBatch } from './SignatureBatch.tsx'
import { signatureColumns } from './signature-columns.tsx'
import { useSignatures } from './use-signatures.ts'
import '../tray/tray.css'

const Tray = ({ content, totalRows, circuit }: Answer<typeof listerASigner>) => {
  const signatures = useSignatures(content)
  const severalCourts = new Set(content.map(({ tribunal }) => tribunal)).size > 1
  return (
    <>
      {content.length > 0 ? (
        <PlainTable
          caption={textes.tableau}
          columns={signatureColumns(signatures, severalCourts)}
          rows={content}
          keyOf={({ numero }) => numero}
        />
      ) : (
        <EmptyState sentence={circuit ? textes.vide : textes.sansCircuit} />
      )}
      {content.length < totalRows && <p>{textes.reste(content.length, totalRows)}</p>}
      <SignatureBatch signatures={signatures} />
    </>
  )
}

/** Decisions the judge has to sign in their courts, one by one or up to twenty at once. */
export const JudgeTrayPage = () => {
  const query = useApi(listerASigner, {}, { staleTime: 0, refetchOnWindowFocus: 'always' })
  return (
    <Page title={textes.titre}>
      <p>{textes.explication}</p>
      <QueryAnswer query={query}>{(found) => <Tray {...found} />}</QueryAnswer>
    </Page>
  )
}
