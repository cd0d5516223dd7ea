import { supprimerPiece, type PieceJointe } from 'contract/pieces/pieces'
import { textesPageReponse } from 'domain/pieces/textes-page'
import { ActQuestion } from '../core/acts/ActQuestion.tsx'
import { useAct } from '../core/acts/use-act.ts'
import { Dialog } from '../core/dialog/Dialog.tsx'
import type { Address } from './address.ts'

interface Props {
  address: Address
  /** The one to take off; null while nothing is asked. */
  piece: PieceJointe | null
  onRemoved: () => void
  onClose: () => void
}

const { suppression: textes } = textesPageReponse

/** A document is taken off the reply once it is confirmed. */
export const RemovePiece = ({ address, piece, onRemoved, onClose }: Props) => {
  const acts = useAct(textes.echec)
  const send = async () => {
    const outcome = await acts.attempt(supprimerPiece, { params: { ...address, uuid: piece?.uuid ?? '' } }, null, {
      afterReading: onRemoved,
    })
    if (outcome.kind === 'conflict') await acts.refresh()
    return outcome
  }
  return (
    <Dialog open={piece !== null} title={textes.titre} onClose={onClose}>
      <ActQuestion acts={acts} confirm={textes.confirmer} cancel={textes.conserver} onSend={send} onClose={onClose}>
        <p>{piece && textes.question(piece.nom)}</p>
      </ActQuestion>
    </Dialog>
  )
}
