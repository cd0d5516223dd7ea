import { Link } from '@tanstack/react-router'
import { textesAccueil } from 'domain/app/textes-accueil'
import { textesChrome } from 'domain/core/textes-chrome'
import { useUser } from '../compte/use-user.ts'
import { Fetched } from '../core/api/Fetched.tsx'
import { Page } from '../core/layout/Page.tsx'
import { Card, CardGrid } from '../core/widgets/Card.tsx'
import { useCards } from './cards.ts'

/** ROUTE-02: the person's name, and the ways on (HOME-01, HOME-02). */
export const HomePage = () => {
  const user = useUser()
  const cards = useCards()
  const title = user.data ? textesAccueil.bonjour(user.data.prenom, user.data.nom) : textesChrome.onglets.accueil
  return (
    <Page title={title} documentTitle={textesChrome.titrePage(textesChrome.onglets.accueil)}>
      <Fetched query={user}>
        {() => (
          <CardGrid>
            {cards.map(({ to, titre, texte }) => (
              <Card key={to} title={<Link to={to}>{titre}</Link>}>
                <p>{texte}</p>
              </Card>
            ))}
          </CardGrid>
        )}
      </Fetched>
    </Page>
  )
}
