import { textesPageReponse as textes } from 'domain/pieces/textes/page'
import { Button } from '../core/widgets/Button.tsx'

interface Props {
  /** Number of documents in the reply. */
  pieces: number
  /** Why it cannot be sent yet. */
  obstacle: string | null
  onTransmit: () => void
}

/** The button that sends the reply: nothing is sent before. Always visible on a phone (PIECES-25). */
export const TransmitBar = ({ pieces, obstacle, onTransmit }: Props) => (
  <div className="reply-bar">
    {obstacle === null && <p className="reply-bar__state">{textes.rienTransmis(pieces)}</p>}
    <Button blocked={obstacle} onClick={onTransmit}>
      {textes.transmettre}
    </Button>
  </div>
)
