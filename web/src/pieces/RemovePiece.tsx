import { supprimerPiece, type PieceJointe } from 'contract/pieces/pieces'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { textesPageReponse } from 'domain/pieces/textes/page'
import { textesAnnexes } from 'domain/requetes/textes/annexes'
import { ActQuestion } from '../core/acts/ActQuestion.tsx'
import { useAct } from '../core/acts/use-act.ts'
import { Dialog } from '../core/dialog/Dialog.tsx'
import type { Address } from './address.ts'

interface Props {
  address: Address
  /** The document to remove; null while the dialog is closed. */
  piece: PieceJointe | null
  onRemoved: () => void
  onClose: () => void
}

/** Removes a document from the reply after confirmation, like an annexe (ANNEX-06). */
export const RemovePiece = ({ address, piece, onRemoved, onClose }: Props) => {
  const acts = useAct(textesAnnexes.echecSuppression)
  const send = async () => {
    const outcome = await acts.attempt(supprimerPiece, { params: { ...address, uuid: piece?.uuid ?? '' } }, null, {
      afterReading: onRemoved,
    })
    if (outcome.kind === 'conflict') await acts.refresh()
    return outcome
  }
  return (
    <Dialog open={piece !== null} title={textesAnnexes.suppression} onClose={onClose}>
      <ActQuestion acts={acts} confirm={textesFormulaires.oui} cancel={textesFormulaires.non} onSend={send} onClose={onClose}>
        <p>{piece && textesAnnexes.confirmerSuppression(piece.nom)}</p>
        <p>{textesPageReponse.effetSuppression}</p>
      </ActQuestion>
    </Dialog>
  )
}
