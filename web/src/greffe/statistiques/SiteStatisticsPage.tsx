import { useId } from 'react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { getStatistiques } from 'contract/greffe/statistiques'
import { textesAdministration } from 'domain/compte/textes/administration'
import { erreursPeriode } from 'domain/suivi/periode'
import { textesStatistiques as textes } from 'domain/suivi/textes/statistiques'
import { useApi } from '../../core/api/use-api.ts'
import { useConstants } from '../../core/constants.ts'
import { FieldFrame } from '../../core/form/FieldFrame.tsx'
import { Page } from '../../core/layout/Page.tsx'
import { Figures } from './Figures.tsx'
import { readPeriod } from './period-state.ts'
import { PeriodFields } from './PeriodFields.tsx'

/** Statistics of one court or of all courts, for the administration. */
export const SiteStatisticsPage = () => {
  const search = useSearch({ from: '/donnees/administration/statistiques' })
  const navigate = useNavigate({ from: '/administration/statistiques' })
  const courts = useConstants()?.tribunaux ?? []
  const id = useId()
  const period = readPeriod(search)
  const shown = courts.find((court) => court.id === search.tribunal)
  const tribunal = shown?.id ?? ''
  const go = (change: object) => void navigate({ search: { ...period, tribunal, ...change }, replace: true, resetScroll: false })
  const asked = useApi(getStatistiques, { query: { ...period, tribunal } }, { enabled: erreursPeriode(period).length === 0, staleTime: 0 })
  return (
    <Page
      title={textes.titre}
      back={
        <Link to="/administration" className="fr-link back-link">
          {textesAdministration.titre}
        </Link>
      }
    >
      <PeriodFields period={period} onChange={go}>
        <FieldFrame label={textes.tribunal} family="select" field={{ id, hintId: '', messageId: '', message: undefined }}>
          <select id={id} className="fr-select" value={tribunal} onChange={({ target }) => go({ tribunal: target.value })}>
            <option value="">{textes.tous}</option>
            {courts.map((court) => (
              <option key={court.id} value={court.id}>
                {court.libelle}
              </option>
            ))}
          </select>
        </FieldFrame>
      </PeriodFields>
      <Figures query={asked} of={{ ...period, courts: shown?.libelle ?? textes.tous }} />
    </Page>
  )
}
