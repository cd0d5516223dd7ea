import { textesPageReponse as textes } from 'domain/pieces/textes-page'
import { Button } from '../core/widgets/Button.tsx'

interface Props {
  /** How many documents the reply holds. */
  pieces: number
  /** Why it cannot be transmitted yet. */
  obstacle: string | null
  onTransmit: () => void
}

/** The one act that makes a reply of what was prepared: always in reach on a phone, and nothing is sent before it (PIECES-25). */
export const TransmitBar = ({ pieces, obstacle, onTransmit }: Props) => (
  <div className="reply-bar">
    {obstacle === null && <p className="reply-bar__state">{textes.rienTransmis(pieces)}</p>}
    <Button blocked={obstacle} onClick={onTransmit}>
      {textes.transmettre}
    </Button>
  </div>
)
