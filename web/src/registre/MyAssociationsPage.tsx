import { Link } from '@tanstack/react-router'
import { dashboardAssociation } from 'contract/registre/registre'
import { textesAssociations } from 'domain/registre/textes/associations'
import { textesOwnAssociations } from 'domain/registre/textes/own-associations'
import { QueryAnswer } from '../core/api/QueryAnswer.tsx'
import { useApi } from '../core/api/use-api.ts'
import { Page } from '../core/layout/Page.tsx'
import { CardList } from '../core/widgets/CardList.tsx'
import { EmptyState } from '../core/widgets/EmptyState.tsx'
import { FollowedAssociations } from '../rattachements/suivre/FollowedAssociations.tsx'
import { Drafts } from '../requetes/brouillon/Drafts.tsx'
import { AssociationCard } from './AssociationCard.tsx'
import { isFederation, sortAssociations } from './my-associations.ts'

/** ROUTE-03, MINE-01: the person's associations, and a link to create one. */
export const MyAssociationsPage = () => {
  const associations = useApi(dashboardAssociation, {})
  return (
    <Page title={textesAssociations.titre}>
      <p>
        <Link to="/creation" className="fr-btn">
          {textesAssociations.creer}
        </Link>
      </p>
      <Drafts />
      <QueryAnswer
        query={associations}
        empty={
          <EmptyState sentence={textesAssociations.aucune}>
            <Link to="/association" className="fr-link">
              {textesAssociations.rechercher}
            </Link>
          </EmptyState>
        }
      >
        {(all) => (
          <>
            {isFederation(all) && (
              <p>
                <Link to="/mes-associations/tableau" className="fr-link">
                  {textesOwnAssociations.titre}
                </Link>
              </p>
            )}
            <CardList items={sortAssociations(all)} keyOf={({ numero }) => numero}>
              {(association) => <AssociationCard association={association} />}
            </CardList>
          </>
        )}
      </QueryAnswer>
      <FollowedAssociations />
    </Page>
  )
}
