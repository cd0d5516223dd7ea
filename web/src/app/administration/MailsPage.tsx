import { Link } from '@tanstack/react-router'
import { textesEnvois as textes } from 'domain/app/textes-envois'
import { textesAdministration } from 'domain/compte/textes-administration'
import { Page } from '../../core/layout/Page.tsx'
import { MailsTable } from './MailsTable.tsx'
import { Nights } from './Nights.tsx'

/** What leaves and what runs by itself: mails with their failures, the work of the night (STAFF-27). */
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
