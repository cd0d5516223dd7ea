import '@codegouvfr/react-dsfr/dsfr/component/notice/notice.main.min.css'
import { canDismiss, type NatureMessage } from 'domain/app/natures-messages'
import { textesMessages as textes } from 'domain/app/textes/messages'
import { putMessageAway } from './messages-store.ts'

interface Props {
  id: number
  nature: NatureMessage
  texte: string
  /** Shown to its author while writing: it cannot be hidden. */
  preview?: boolean
}

const looks = { INFORMATION: 'info', MAINTENANCE: 'warning', INCIDENT: 'alert' } as const

/** One message, with its kind in words as well as in colour. On a server-rendered page, the small script handles its button. */
export const ServiceMessage = ({ id, nature, texte, preview = false }: Props) => (
  <div className={`message fr-notice fr-notice--${looks[nature]}`}>
    <div className="message__body">
      <p>
        <strong>{textes.nature(textes.natures[nature])}</strong> {texte}
      </p>
      {canDismiss(nature) && !preview && (
        <button
          type="button"
          className="fr-btn fr-btn--sm fr-btn--tertiary-no-outline message__away"
          data-message={id}
          onClick={() => {
            putMessageAway(id)
            document.getElementById('contenu')?.focus()
          }}
        >
          {textes.masquer}
        </button>
      )}
    </div>
  </div>
)
