import { Fragment } from 'react'
import { listerCourriels } from 'contract/app/demonstration'
import { textesDemonstration } from 'domain/app/textes/demonstration'
import { formatInstant } from 'domain/core/jour'
import { QueryAnswer } from '../core/api/QueryAnswer.tsx'
import { useApi } from '../core/api/use-api.ts'
import { Page } from '../core/layout/Page.tsx'
import { Card } from '../core/widgets/Card.tsx'
import { EmptyState } from '../core/widgets/EmptyState.tsx'
import { splitLinks } from './split-links.ts'
import './demonstration.css'

/** The text of a mail, with its addresses as links. */
const MailText = ({ text }: { text: string }) => (
  <p className="mail-text">
    {splitLinks(text).map(({ text: part, link }, index) => (
      // The index is a safe key: the text never changes.
      <Fragment key={index}>{link ? <a href={part}>{part}</a> : part}</Fragment>
    ))}
  </p>
)

/** Everybody's mailbox, in demonstration mode only, so that the product can be tried without a mail server. */
export const DemonstrationMailsPage = () => {
  const mails = useApi(listerCourriels, {}, { staleTime: 0 })
  return (
    <Page title={textesDemonstration.titre}>
      <p>{textesDemonstration.explication}</p>
      <button type="button" className="fr-btn fr-btn--secondary fr-mb-3w" onClick={() => void mails.refetch()}>
        {textesDemonstration.actualiser}
      </button>
      <QueryAnswer query={mails} empty={<EmptyState sentence={textesDemonstration.aucun} />}>
        {(list) => (
          <ul className="fr-raw-list mails">
            {list.map(({ id, sujet, destinataire, creeLe, texte }) => (
              <li key={id}>
                <Card title={sujet}>
                  <p className="fr-text--sm">{textesDemonstration.envoye(destinataire, formatInstant(new Date(creeLe)))}</p>
                  <MailText text={texte} />
                </Card>
              </li>
            ))}
          </ul>
        )}
      </QueryAnswer>
    </Page>
  )
}
