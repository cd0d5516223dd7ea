import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { getStatistiquesGreffe } from 'contract/greffe/statistiques'
import { erreursPeriode } from 'domain/suivi/periode'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { textesStatistiques as textes } from 'domain/suivi/textes/statistiques'
import { useUser } from '../../compte/use-user.ts'
import { useApi } from '../../core/api/use-api.ts'
import { Page } from '../../core/layout/Page.tsx'
import { Figures } from './Figures.tsx'
import { readPeriod } from './period-state.ts'
import { PeriodFields } from './PeriodFields.tsx'

/** Statistics of the clerk's courts. */
export const CourtStatisticsPage = () => {
  const period = readPeriod(useSearch({ from: '/donnees/greffe/statistiques' }))
  const courts = (useUser().data?.tribunaux ?? []).map(({ libelle }) => libelle).join(', ')
  const navigate = useNavigate({ from: '/greffe/statistiques' })
  const asked = useApi(getStatistiquesGreffe, { query: period }, { enabled: erreursPeriode(period).length === 0, staleTime: 0 })
  return (
    <Page
      title={textes.titre}
      back={
        <Link to="/greffe" className="fr-link back-link">
          {textesEspaceGreffe.titre}
        </Link>
      }
    >
      <PeriodFields
        period={period}
        onChange={(change) => void navigate({ search: { ...period, ...change }, replace: true, resetScroll: false })}
      />
      <Figures query={asked} of={{ ...period, courts }} />
    </Page>
  )
}
