import { Link } from '@tanstack/react-router'
import { listerNumerisations } from 'contract/numerisation/numerisation'
import { textesGreffeCreationReprise } from 'domain/association/textes/greffe-creation-reprise'
import { textesMessageTribunal } from 'domain/core/textes/message-tribunal'
import { textesNumerisationEspaceGreffe as textes } from 'domain/numerisation/textes/espace-greffe'
import { textesDepotPapier } from 'domain/requetes/textes/depot-papier'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { textesStatistiques } from 'domain/suivi/textes/statistiques'
import { useApi } from '../../core/api/use-api.ts'
import { toPaging } from '../../core/table/paging.ts'
import { TrayPage } from '../tray/TrayPage.tsx'
import { placeOf } from '../../core/place.ts'
import { AttachmentsLink } from '../rattachements/AttachmentsLink.tsx'
import { TransfersLink } from '../transferts/TransfersLink.tsx'
import { oldestFirst } from '../tray/use-other-queue.ts'

const first = toPaging({ page: 1, size: 10, sort: oldestFirst })

/** The smallest page of the queue: only the total is used. */
const DigitisationsLink = () => {
  const { data } = useApi(listerNumerisations, { query: first })
  return (
    <li>
      <Link to="/greffe/numerisation" search={(search) => ({ requetes: placeOf(search) })} className="queues__link">
        {textes.file(data === undefined ? textesEspaceGreffe.nombreAttendu : String(data.totalRows))}
      </Link>
    </li>
  )
}

/** STAFF-02: the queues of requests, attachments, digitisations and transfers, and the links to the court's other pages. */
export const CourtHomePage = () => (
  <TrayPage
    otherQueues={[<AttachmentsLink key="rattachements" />, <DigitisationsLink key="numerisations" />, <TransfersLink key="transferts" />]}
    ways={
      <>
        <Link to="/greffe/depot/creation">{textesDepotPapier.entree}</Link>
        <Link to="/greffe/association/reprise" search={true}>
          {textesGreffeCreationReprise.titre}
        </Link>
        <Link to="/greffe/statistiques">{textesStatistiques.titre}</Link>
        <Link to="/greffe/message">{textesMessageTribunal.titre}</Link>
      </>
    }
  />
)
