import { Link } from '@tanstack/react-router'
import type { RequeteTableauDeBord } from 'contract/suivi/requetes'
import { textesAccueil } from 'domain/app/textes/accueil'
import { Badge } from '../core/widgets/Badge.tsx'
import { Card, CardGrid } from '../core/widgets/Card.tsx'
import { useCards } from './cards.ts'
import { HomeNews } from './HomeNews.tsx'

interface Props {
  invitations: number
  demands: number
  requests: readonly RequeteTableauDeBord[]
}

/** The cards of the home page (HOME-01, HOME-02), with the number of items to handle (HOME-06). */
export const HomeCards = ({ invitations, demands, requests }: Props) => {
  const waiting = (id: string) => (id === 'associations' ? invitations : id === 'suivi' ? demands : 0)
  return (
    <CardGrid>
      {useCards().map(({ id, to, search, titre, texte, icon }) => (
        <Card
          key={id}
          icon={icon}
          title={
            <Link to={to} {...(search && { search })}>
              {titre}
            </Link>
          }
        >
          {waiting(id) > 0 && (
            <p>
              <Badge tone="warning">{textesAccueil.aTraiter(waiting(id))}</Badge>
            </p>
          )}
          <p>{texte}</p>
          {id === 'suivi' && <HomeNews requests={requests} />}
        </Card>
      ))}
    </CardGrid>
  )
}
