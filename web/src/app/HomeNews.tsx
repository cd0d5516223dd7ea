import { Link } from '@tanstack/react-router'
import type { RequeteTableauDeBord } from 'contract/suivi/requetes'
import { textesAccueil } from 'domain/app/textes/accueil'
import { textesTableauDeBord } from 'domain/suivi/textes/tableau-de-bord'
import { Badge } from '../core/widgets/Badge.tsx'

/** HOME-04, HOME-06: the court's documents that the person has not opened, on the follow-up card. */
export const HomeNews = ({ requests }: { requests: readonly RequeteTableauDeBord[] }) => {
  const news = requests.filter(({ nouveauxDocuments }) => nouveauxDocuments > 0)
  if (news.length === 0) return null
  const count = news.reduce((sum, { nouveauxDocuments }) => sum + nouveauxDocuments, 0)
  return (
    <div className="home-news">
      <p>
        <Badge tone="new">{textesTableauDeBord.aLire(count)}</Badge>
      </p>
      <p className="fr-text--bold">{textesAccueil.nouveauxDocuments}</p>
      <ul className="fr-raw-list">
        {news.map(({ numero, nom }) => (
          <li key={numero}>
            <Link to="/requete/detail/$numero" params={{ numero }} className="fr-link">
              {textesAccueil.lireDocuments(nom, numero)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
