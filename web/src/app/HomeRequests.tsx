import { Link } from '@tanstack/react-router'
import { textesAccueil } from 'domain/app/textes/accueil'
import { libelleTypeRequete } from 'domain/requetes/types'
import { textesTableauDeBord } from 'domain/suivi/textes/tableau-de-bord'
import { QueryAnswer } from '../core/api/QueryAnswer.tsx'
import { splitRequests } from '../suivi/dashboard.ts'
import { useDashboard } from '../suivi/use-dashboard.ts'
import { HomeList } from './HomeList.tsx'

/** The person's open requests, the longest waiting first: one line each, with its name and where it stands. */
export const HomeRequests = () => (
  <QueryAnswer query={useDashboard()}>
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
  </QueryAnswer>
)
