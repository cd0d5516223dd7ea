import { Link, useSearch } from '@tanstack/react-router'
import { textesAdministration } from 'domain/compte/textes/administration'
import { clesPhrases } from 'domain/requetes/phrases/phrases'
import { textesCorrectionPhrases as textes } from 'domain/requetes/textes/correction-phrases'
import { Page } from '../../core/layout/Page.tsx'
import { OneSentence } from './OneSentence.tsx'
import { SentencesByAct } from './SentencesByAct.tsx'

/** The sentences of acts and letters: the whole list, or the editor of the one in the address. */
export const SentencesPage = () => {
  const { phrase: asked } = useSearch({ from: '/donnees/administration/phrases' })
  const cle = clesPhrases.find((one) => one === asked)
  if (cle) return <OneSentence key={cle} cle={cle} />
  return (
    <Page title={textes.titre}>
      <p>
        <Link to="/administration">{textesAdministration.revenirAdministration}</Link>
      </p>
      <p>{textes.effet}</p>
      <SentencesByAct />
    </Page>
  )
}
