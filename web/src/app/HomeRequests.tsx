import { Link } from '@tanstack/react-router'
import { dashboardRequete } from 'contract/suivi/requetes'
import { textesAccueil } from 'domain/app/textes-accueil'
import { libelleTypeRequete } from 'domain/requetes/types'
import { textesTableauDeBord } from 'domain/suivi/textes-tableau-de-bord'
import { Fetched } from '../core/api/Fetched.tsx'
import { useApi } from '../core/api/use-api.ts'
import { splitRequests } from '../suivi/dashboard.ts'
import { HomeList } from './HomeList.tsx'

/** The person's requests under way, the one that waits longest first: what, and where it stands, in one line each. */
export const HomeRequests = () => (
  <Fetched query={useApi(dashboardRequete, {})}>
    {(requests) => (
      <HomeList
        title={textesTableauDeBord.enCours}
        items={splitRequests(requests).inProgress}
        keyOf={({ numero }) => numero}
        to="/requete"
        all={textesAccueil.toutesLesRequetes}
      >
        {({ numero, type, nom, enBref }) => (
          <>
            <Link to="/requete/detail/$numero" params={{ numero }} className="fr-link">
              {textesTableauDeBord.requete(libelleTypeRequete(type), nom)}
            </Link>
            <span>{enBref}</span>
          </>
        )}
      </HomeList>
    )}
  </Fetched>
)
