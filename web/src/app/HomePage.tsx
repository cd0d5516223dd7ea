import { Link } from '@tanstack/react-router'
import { dashboardAssociation } from 'contract/registre/registre'
import { textesAccueil } from 'domain/app/textes-accueil'
import { textesChrome } from 'domain/core/textes-chrome'
import { useUser } from '../compte/use-user.ts'
import { Fetched } from '../core/api/Fetched.tsx'
import { LoadFailure } from '../core/api/LoadFailure.tsx'
import { useApi } from '../core/api/use-api.ts'
import { Page } from '../core/layout/Page.tsx'
import { Badge } from '../core/widgets/Badge.tsx'
import { Card, CardGrid } from '../core/widgets/Card.tsx'
import { useCards } from './cards.ts'
import { HomeTasks } from './HomeTasks.tsx'

/** ROUTE-02: the person's name, what waits for them, and the ways on (HOME-01 to HOME-03, HOME-06). */
export const HomePage = () => {
  const user = useUser()
  const cards = useCards()
  const associations = useApi(dashboardAssociation, {})
  const invitations = (associations.data ?? []).filter(({ rattachement }) => rattachement === 'INVITATION_EN_COURS')
  const title = user.data ? textesAccueil.bonjour(user.data.prenom, user.data.nom) : textesChrome.onglets.accueil
  return (
    <Page title={title} documentTitle={textesChrome.titrePage(textesChrome.onglets.accueil)}>
      <Fetched query={user}>
        {() => (
          <>
            {associations.isError && <LoadFailure error={associations.error} onRetry={() => void associations.refetch()} />}
            <HomeTasks invitations={invitations} />
            <CardGrid>
              {cards.map(({ id, to, search, titre, texte, icon }) => (
                <Card
                  key={id}
                  icon={icon}
                  title={
                    <Link to={to} {...(search && { search })}>
                      {titre}
                    </Link>
                  }
                >
                  {id === 'associations' && invitations.length > 0 && (
                    <p>
                      <Badge tone="warning">{textesAccueil.aTraiter(invitations.length)}</Badge>
                    </p>
                  )}
                  <p>{texte}</p>
                </Card>
              ))}
            </CardGrid>
          </>
        )}
      </Fetched>
    </Page>
  )
}
