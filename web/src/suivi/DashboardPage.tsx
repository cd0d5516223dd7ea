import { useState } from 'react'
import { dashboardRequete, type RequeteTableauDeBord } from 'contract/suivi/requetes'
import { textesTableauDeBord } from 'domain/suivi/textes-tableau-de-bord'
import { Fetched } from '../core/api/Fetched.tsx'
import { useApi } from '../core/api/use-api.ts'
import { Page } from '../core/layout/Page.tsx'
import { CardList } from '../core/widgets/CardList.tsx'
import { EmptyState } from '../core/widgets/EmptyState.tsx'
import { splitRequests } from './dashboard.ts'
import { RequestCard } from './RequestCard.tsx'

interface Props {
  title: string
  requests: RequeteTableauDeBord[]
  empty: string
  /** The request just taken back from this page: it is now among what has ended. */
  withdrawn: string | null
  onWithdrawn: (numero: string) => void
}

const Section = ({ title, requests, empty, withdrawn, onWithdrawn }: Props) => (
  <section aria-label={title} className="fr-mb-4w">
    <h2>{title}</h2>
    {requests.length === 0 ? (
      <EmptyState sentence={empty} />
    ) : (
      <CardList items={requests} keyOf={({ numero }) => numero}>
        {(request) => (
          <RequestCard
            request={request}
            justWithdrawn={request.numero === withdrawn && !request.retirable}
            onWithdrawn={() => onWithdrawn(request.numero)}
          />
        )}
      </CardList>
    )}
  </section>
)

/** ROUTE-22, REQ-01: the person's requests. */
export const DashboardPage = () => {
  const requests = useApi(dashboardRequete, {})
  const [withdrawn, setWithdrawn] = useState<string | null>(null)
  const withdrawal = { withdrawn, onWithdrawn: setWithdrawn }
  return (
    <Page title={textesTableauDeBord.titre}>
      <Fetched query={requests}>
        {(all) => {
          const { inProgress, activities } = splitRequests(all)
          return (
            <>
              <Section
                title={textesTableauDeBord.enCours}
                requests={inProgress}
                empty={textesTableauDeBord.aucuneEnCours}
                {...withdrawal}
              />
              <Section
                title={textesTableauDeBord.activites}
                requests={activities}
                empty={textesTableauDeBord.aucuneActivite}
                {...withdrawal}
              />
            </>
          )
        }}
      </Fetched>
    </Page>
  )
}
