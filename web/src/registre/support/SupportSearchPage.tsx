import { useCallback } from 'react'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { getCompteAuSupport } from 'contract/compte/support'
import { textesAdministrationCompte } from 'domain/compte/textes/administration-compte'
import { textesSupportAssociation as textes } from 'domain/registre/textes/support-association'
import { useApi } from '../../core/api/use-api.ts'
import { FilterText } from '../../core/form/FilterText.tsx'
import { Page } from '../../core/layout/Page.tsx'
import { SupportSearchResults } from './SupportSearchResults.tsx'

/** STAFF-27: finds the association the caller asks about, by number or name. */
export const SupportSearchPage = () => {
  const from = '/donnees/administration/comptes/$uuid/association'
  const { uuid } = useParams({ from })
  const { recherche = '' } = useSearch({ from })
  const navigate = useNavigate()
  const { data: account } = useApi(getCompteAuSupport, { params: { uuid } })
  const text = String(recherche).slice(0, 100)
  const change = useCallback(
    (_: 'recherche', typed: string) =>
      void navigate({
        to: '/administration/comptes/$uuid/association',
        params: { uuid },
        search: { recherche: typed || undefined },
        replace: true,
        resetScroll: false,
      }),
    [navigate, uuid],
  )
  return (
    <Page title={account ? textesAdministrationCompte.pourUneAssociation(`${account.prenom} ${account.nom}`) : textes.sansNom}>
      <p>
        <Link to="/administration/comptes/$uuid" params={{ uuid }}>
          {textes.revenirCompte}
        </Link>
      </p>
      <search aria-label={textes.chercher} className="support-search">
        <FilterText filter="recherche" label={textes.champ} value={text} onChange={change} />
      </search>
      {text.trim() !== '' && <SupportSearchResults uuid={uuid} text={text.trim()} />}
    </Page>
  )
}
