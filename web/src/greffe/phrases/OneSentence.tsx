import { Link } from '@tanstack/react-router'
import { getPhrase } from 'contract/greffe/phrases'
import { acteDe, type ClePhrase } from 'domain/requetes/phrases/phrases'
import { textesCorrectionPhrases as textes } from 'domain/requetes/textes/correction-phrases'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { Page } from '../../core/layout/Page.tsx'
import { SentenceEditor } from './SentenceEditor.tsx'

/** The page that edits one sentence. */
export const OneSentence = ({ cle }: { cle: ClePhrase }) => {
  // No background refetch: it would replace the text being typed.
  const sentence = useApi(getPhrase, { params: { cle } }, { staleTime: Infinity, gcTime: 0 })
  return (
    <Page title={textes.corrigerLa(textes.actes[acteDe(cle)], textes.phrases[cle])}>
      <p>
        <Link to="/administration/phrases">{textes.sommaire}</Link>
      </p>
      <p>{textes.effet}</p>
      <QueryAnswer query={sentence}>{(read) => <SentenceEditor key={read.version} cle={cle} read={read} />}</QueryAnswer>
    </Page>
  )
}
