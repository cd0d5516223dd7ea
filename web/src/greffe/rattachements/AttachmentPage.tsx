import { Link, useParams, useSearch } from '@tanstack/react-router'
import { getDemandeRattachement } from 'contract/greffe/rattachements'
import { textesChrome } from 'domain/core/textes/chrome'
import { textesDemandeGreffe as textes } from 'domain/rattachements/textes/demande-greffe'
import { isUnknown } from '../../core/api/api-error.ts'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { Page } from '../../core/layout/Page.tsx'
import { backTo } from '../../core/place.ts'
import { Attachment } from './Attachment.tsx'
import '../../core/layout/wide.css'
import '../greffe.css'

/** One demande de rattachement as its court sees it. One of another court is unknown to the clerk (STAFF-01). */
export const AttachmentPage = () => {
  const { uuid } = useParams({ from: '/donnees/greffe/rattachement/$uuid' })
  const search = useSearch({ from: '/donnees/greffe/rattachement/$uuid' })
  // Always refetched: another clerk may have decided.
  const demande = useApi(getDemandeRattachement, { params: { uuid } }, { staleTime: 0 })
  const { data, error } = demande
  const unknown = data === undefined && isUnknown(error)
  const title = data !== undefined ? textes.demandeDe(`${data.prenom} ${data.nom}`) : unknown ? textesChrome.rien : textes.titre
  return (
    <Page
      title={title}
      shown={uuid}
      wide
      back={
        <p className="bench-way">
          <Link to="/greffe/rattachement" search={backTo(search['liste'])}>
            {textes.revenir}
          </Link>
        </p>
      }
    >
      <QueryAnswer query={demande} unknown={<p>{textes.inconnue}</p>}>
        {(found) => <Attachment key={uuid} demande={found} />}
      </QueryAnswer>
    </Page>
  )
}
