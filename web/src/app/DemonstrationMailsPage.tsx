import { Fragment } from 'react'
import { listerCourriels } from 'contract/app/demonstration'
import { textesDemonstration } from 'domain/app/textes-demonstration'
import { formaterInstant } from 'domain/core/jour'
import { Fetched } from '../core/api/Fetched.tsx'
import { useApi } from '../core/api/use-api.ts'
import { Page } from '../core/layout/Page.tsx'
import { Card } from '../core/widgets/Card.tsx'
import { EmptyState } from '../core/widgets/EmptyState.tsx'
import { splitLinks } from './split-links.ts'
import './demonstration.css'

/** The text of a mail as a mail reader shows it: its addresses are links. */
const MailText = ({ text }: { text: string }) => (
  <p className="mail-text">
    {splitLinks(text).map(({ text: part, link }, index) => (
      // The parts of a text that never changes have no other name than their rank.
      <Fragment key={index}>{link ? <a href={part}>{part}</a> : part}</Fragment>
    ))}
  </p>
)

/** The mailbox of everybody, in demonstration mode only: nobody needs a mail server to try the product. */
export const DemonstrationMailsPage = () => {
  const mails = useApi(listerCourriels, {}, { staleTime: 0 })
  return (
    <Page title={textesDemonstration.titre}>
      <p>{textesDemonstration.explication}</p>
      <button type="button" className="fr-btn fr-btn--secondary fr-mb-3w" onClick={() => void mails.refetch()}>
        {textesDemonstration.actualiser}
      </button>
      <Fetched query={mails} empty={<EmptyState sentence={textesDemonstration.aucun} />}>
        {(list) => (
          <ul className="fr-raw-list mails">
            {list.map(({ id, sujet, destinataire, creeLe, texte }) => (
              <li key={id}>
                <Card title={sujet}>
                  <p className="fr-text--sm">{textesDemonstration.envoye(destinataire, formaterInstant(new Date(creeLe)))}</p>
                  <MailText text={texte} />
                </Card>
              </li>
            ))}
          </ul>
        )}
      </Fetched>
    </Page>
  )
}
