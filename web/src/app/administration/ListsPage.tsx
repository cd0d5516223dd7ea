import { Link } from '@tanstack/react-router'
import { nomsDeListes } from 'domain/core/listes'
import { textesListes as textes } from 'domain/core/textes/listes'
import { textesAdministration } from 'domain/compte/textes/administration'
import { Page } from '../../core/layout/Page.tsx'
import { Card, CardGrid } from '../../core/widgets/Card.tsx'

/** Links to the reference lists (STAFF-25). */
export const ListsPage = () => (
  <Page title={textes.titre}>
    <p>
      <Link to="/administration">{textesAdministration.revenirAdministration}</Link>
    </p>
    <CardGrid>
      {nomsDeListes.map((liste) => (
        <Card
          key={liste}
          title={
            <Link to="/administration/listes/$liste" params={{ liste }}>
              {textes.titres[liste]}
            </Link>
          }
        >
          <p>{textes.effets[liste]}</p>
        </Card>
      ))}
    </CardGrid>
  </Page>
)
