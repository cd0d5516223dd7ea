import { Link } from '@tanstack/react-router'
import type { RequeteTableauDeBord } from 'contract/suivi/requetes'
import { textesListeRequetes } from 'domain/suivi/textes/liste-requetes'
import { textesTableauDeBord } from 'domain/suivi/textes/tableau-de-bord'
import { QueryAnswer } from '../core/api/QueryAnswer.tsx'
import { Page } from '../core/layout/Page.tsx'
import { Card, CardGrid } from '../core/widgets/Card.tsx'
import { CardList } from '../core/widgets/CardList.tsx'
import { EmptyState } from '../core/widgets/EmptyState.tsx'
import { CalendarSection } from './calendar/CalendarSection.tsx'
import { splitRequests } from './dashboard.ts'
import { RequestCard } from './RequestCard.tsx'
import { ToDo } from './ToDo.tsx'
import { useDashboard } from './use-dashboard.ts'

const { carte } = textesListeRequetes

const Section = ({ title, requests, empty }: { title: string; requests: RequeteTableauDeBord[]; empty: string }) => (
  <section aria-label={title} className="fr-mb-4w">
    <h2>{title}</h2>
    {requests.length === 0 ? (
      <EmptyState sentence={empty} />
    ) : (
      <CardList items={requests} keyOf={({ numero }) => numero}>
        {(request) => <RequestCard request={request} />}
      </CardList>
    )}
  </section>
)

/** REQ-02: link to the list of all requests. */
const AllRequests = () => (
  <CardGrid>
    <Card title={<Link to="/requete/toutes">{carte.titre}</Link>}>
      <p>{carte.texte}</p>
    </Card>
  </CardGrid>
)

/** ROUTE-22, REQ-01: what the court expects from the person, then their requests. */
export const DashboardPage = () => (
  <Page title={textesTableauDeBord.titre}>
    <QueryAnswer query={useDashboard()}>
      {(all) => {
        const { owed, inProgress, activities } = splitRequests(all)
        return (
          <>
            <ToDo owed={owed} />
            <Section title={textesTableauDeBord.enCours} requests={inProgress} empty={textesTableauDeBord.aucuneEnCours} />
            <Section title={textesTableauDeBord.activites} requests={activities} empty={textesTableauDeBord.aucuneActivite} />
          </>
        )
      }}
    </QueryAnswer>
    <AllRequests />
    <CalendarSection />
  </Page>
)
