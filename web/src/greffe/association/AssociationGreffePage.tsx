import { useParams, useSearch } from '@tanstack/react-router'
import { getAssociationGreffe } from 'contract/greffe/association'
import { getAssociation } from 'contract/registre/fiche'
import { textesGreffeFiche } from 'domain/association/textes/greffe-fiche'
import { textesChrome } from 'domain/core/textes/chrome'
import { WithKept } from '../../compte/WithKept.tsx'
import { isUnknown } from '../../core/api/api-error.ts'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { Page } from '../../core/layout/Page.tsx'
import { BackToQueues } from '../tray/BackToQueues.tsx'
import { backTo } from '../../core/place.ts'
import { CourtWork } from './CourtWork.tsx'
import './greffe.css'

// Always refetched: another clerk may have acted.
const fresh = { staleTime: 0 }

/** The court's page on one association. An association of another court is unknown to the clerk (STAFF-01). */
export const AssociationGreffePage = () => {
  const { numero } = useParams({ from: '/donnees/greffe/association/$numero' })
  const { requetes, numerisations } = useSearch({ from: '/donnees/greffe/association/$numero' })
  const court = useApi(getAssociationGreffe, { params: { numero } }, fresh)
  const fiche = useApi(getAssociation, { params: { numero }, query: {} }, fresh)
  const unknown = court.data === undefined && isUnknown(court.error)
  const title = unknown
    ? textesChrome.rien
    : fiche.data === undefined
      ? textesGreffeFiche.chargement(numero)
      : textesGreffeFiche.titre(fiche.data.association.informations.denomination)
  return (
    <Page title={title}>
      {numerisations === undefined ? (
        <BackToQueues search={backTo(requetes)} />
      ) : (
        <BackToQueues to="/greffe/numerisation" search={backTo(numerisations)} />
      )}
      <QueryAnswer query={court} unknown={<p>{textesGreffeFiche.inconnue(numero)}</p>}>
        {(known) => (
          <QueryAnswer query={fiche}>
            {(shown) => (
              <WithKept>
                <CourtWork numero={numero} court={known} fiche={shown} />
              </WithKept>
            )}
          </QueryAnswer>
        )}
      </QueryAnswer>
    </Page>
  )
}
