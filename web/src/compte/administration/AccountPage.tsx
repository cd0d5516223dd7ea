import { Link, useParams } from '@tanstack/react-router'
import { getCompteAuSupport } from 'contract/compte/support'
import { textesAdministration } from 'domain/compte/textes-administration'
import { textesAdministrationCompte } from 'domain/compte/textes-administration-compte'
import { textesChrome } from 'domain/core/textes-chrome'
import { isUnknown } from '../../core/api/api-error.ts'
import { LoadFailure } from '../../core/api/LoadFailure.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { Page } from '../../core/layout/Page.tsx'
import { Loading } from '../../core/widgets/Loading.tsx'
import { Account } from './Account.tsx'
import { identityOf } from './account.ts'
import './administration.css'

/** STAFF-27: one account as the support sees it. */
export const AccountPage = () => {
  const { uuid } = useParams({ from: '/donnees/administration/comptes/$uuid' })
  // Never from the cache alone: the person on the telephone acts meanwhile.
  const { data, error, refetch } = useApi(getCompteAuSupport, { params: { uuid } }, { staleTime: 0 })
  const unknown = data === undefined && isUnknown(error)
  const title = data !== undefined ? identityOf(data) : unknown ? textesChrome.rien : textesAdministrationCompte.titre
  return (
    <Page title={title}>
      {unknown && <p>{textesAdministrationCompte.inconnu}</p>}
      <p>
        <Link to="/administration/comptes">{textesAdministration.revenirComptes}</Link>
      </p>
      {data !== undefined && <Account account={data} />}
      {data === undefined && error === null && <Loading />}
      {data === undefined && error !== null && !unknown && <LoadFailure error={error} onRetry={() => void refetch()} />}
    </Page>
  )
}
