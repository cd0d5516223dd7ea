import { Link, useParams } from '@tanstack/react-router'
import { getCompteAuSupport } from 'contract/compte/support'
import { textesAdministration } from 'domain/compte/textes/administration'
import { textesAdministrationCompte } from 'domain/compte/textes/administration-compte'
import { textesChrome } from 'domain/core/textes/chrome'
import { isUnknown } from '../../core/api/api-error.ts'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { Page } from '../../core/layout/Page.tsx'
import { Account } from './Account.tsx'
import { identityOf } from './account.ts'
import './administration.css'

/** STAFF-27: one account, as the support sees it. */
export const AccountPage = () => {
  const { uuid } = useParams({ from: '/donnees/administration/comptes/$uuid' })
  // Always refetch: the person on the phone may have acted since.
  const account = useApi(getCompteAuSupport, { params: { uuid } }, { staleTime: 0 })
  const { data, error } = account
  const unknown = data === undefined && isUnknown(error)
  const title = data !== undefined ? identityOf(data) : unknown ? textesChrome.rien : textesAdministrationCompte.titre
  return (
    <Page title={title}>
      <p>
        <Link to="/administration/comptes">{textesAdministration.revenirComptes}</Link>
      </p>
      <QueryAnswer query={account} unknown={<p>{textesAdministrationCompte.inconnu}</p>}>
        {(found) => <Account account={found} />}
      </QueryAnswer>
    </Page>
  )
}
