import { Link } from '@tanstack/react-router'
import { textesEnvois as textes } from 'domain/app/textes/envois'
import { textesAdministration } from 'domain/compte/textes/administration'
import { Page } from '../../core/layout/Page.tsx'
import { MailsTable } from './MailsTable.tsx'
import { Nights } from './Nights.tsx'

/** Background work: the mails with their failures, and the nightly jobs (STAFF-27). */
export const MailsPage = () => (
  <Page title={textes.titre}>
    <p>
      <Link to="/administration">{textesAdministration.revenirAdministration}</Link>
    </p>
    <p>{textes.explication}</p>
    <MailsTable />
    <Nights />
  </Page>
)
