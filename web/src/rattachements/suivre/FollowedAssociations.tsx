import { Link } from '@tanstack/react-router'
import { listerSuivies } from 'contract/rattachements/follow'
import { formatJour } from 'domain/core/jour'
import { textesFollow as textes } from 'domain/rattachements/textes/follow'
import { useApi } from '../../core/api/use-api.ts'
import { useFocusAfterRemoval } from '../../core/use-focus-after-removal.ts'
import { Card } from '../../core/widgets/Card.tsx'
import { CardList } from '../../core/widgets/CardList.tsx'
import { FollowButton } from './FollowButton.tsx'

/** The associations that the person follows, each with a button to stop. Empty when there is none. */
export const FollowedAssociations = () => {
  const { data = [] } = useApi(listerSuivies, {})
  const { heading, removed } = useFocusAfterRemoval()
  if (data.length === 0) return null
  return (
    <section aria-labelledby="suivies">
      <h2 id="suivies" ref={heading} tabIndex={-1} className="fr-h4">
        {textes.mesSuivies}
      </h2>
      <CardList items={data} keyOf={({ numero }) => numero}>
        {({ numero, nom, depuis }) => (
          <Card
            level={3}
            title={
              <Link to="/association/$numero" params={{ numero }}>
                {nom}
              </Link>
            }
            actions={<FollowButton numero={numero} followed name={nom} onStopped={removed} />}
          >
            <p className="fr-text--sm">{textes.depuis(formatJour(depuis))}</p>
          </Card>
        )}
      </CardList>
    </section>
  )
}
