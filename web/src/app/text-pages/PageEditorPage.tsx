import { getRouteApi, Link } from '@tanstack/react-router'
import { getPageAEditer } from 'contract/app/pages'
import { editablePages, type EditablePage } from 'domain/app/editable-pages'
import { textesPages } from 'domain/app/textes/pages'
import { WithKept } from '../../compte/WithKept.tsx'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { Page } from '../../core/layout/Page.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { pageTitle } from './page-title.ts'
import { PageEditor } from './PageEditor.tsx'

const { edition } = textesPages
const route = getRouteApi('/donnees/administration/pages/$id')

const EditorFrame = ({ id }: { id: EditablePage }) => {
  // Never from the cache: saving over an outdated version would be refused.
  const page = useApi(getPageAEditer, { params: { id } }, { staleTime: Infinity, gcTime: 0 })
  return (
    <Page title={edition.titre(pageTitle(id))}>
      <p>
        <Link to="/administration/pages">{edition.retour}</Link>
      </p>
      <QueryAnswer query={page}>{(read) => <PageEditor id={id} read={read} />}</QueryAnswer>
    </Page>
  )
}

/** The editor of one footer page. An unknown id gives the « not found » page. */
export const PageEditorPage = () => {
  const { id: asked } = route.useParams()
  const id = editablePages.find((page) => page === asked)
  if (id === undefined) return <NotFoundPage />
  return (
    <WithKept key={id}>
      <EditorFrame id={id} />
    </WithKept>
  )
}
