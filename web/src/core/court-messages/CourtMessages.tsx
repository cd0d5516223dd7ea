import '@codegouvfr/react-dsfr/dsfr/component/notice/notice.main.min.css'
import { textesMessageTribunal as textes } from 'domain/core/textes/message-tribunal'
import { useCourtMessages } from './court-messages-store.ts'
import './court-messages.css'

/** The messages of a court to its users (STAFF-26); empty when it has none. A null `tribunal` means that the court is unknown. */
export const CourtMessages = ({ tribunal }: { tribunal: string | null }) => {
  const told = useCourtMessages().filter((message) => message.tribunal === tribunal)
  return (
    <div aria-live="polite">
      {told.length > 0 && (
        <section aria-label={textes.region} className="court-messages">
          {told.map(({ id, texte }) => (
            <p key={id} className="court-messages__one fr-notice fr-notice--info">
              <strong>{textes.dit}</strong> {texte}
            </p>
          ))}
        </section>
      )}
    </div>
  )
}
