import { useLocation } from '@tanstack/react-router'
import { getPage } from 'contract/app/pages'
import { editablePages, type EditablePage } from 'domain/app/editable-pages'
import { textesPages } from 'domain/app/textes/pages'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { Page } from '../../core/layout/Page.tsx'
import { MarkdownText } from '../markdown/MarkdownText.tsx'
import { pageTitle } from './page-title.ts'

const Text = ({ id }: { id: EditablePage }) => {
  const page = useApi(getPage, { params: { id } })
  return (
    <Page title={pageTitle(id)}>
      <QueryAnswer query={page}>
        {({ contenu, modifieeLe }) => (
          <>
            <MarkdownText source={contenu} />
            {modifieeLe !== null && <p className="reason">{textesPages.misAJour(formatJour(jourDeParis(new Date(modifieeLe))))}</p>}
          </>
        )}
      </QueryAnswer>
    </Page>
  )
}

/** HEAD-09, HEAD-15: every footer page is this component. The path selects its text. */
export const TextPage = () => {
  const pathname = useLocation({ select: (location) => location.pathname })
  const id = editablePages.find((page) => pathname === `/${page}`)
  return id && <Text id={id} />
}
