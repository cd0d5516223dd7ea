import { lirePiece, type PieceJointe } from 'contract/pieces/pieces'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { textesPageReponse as textes } from 'domain/pieces/textes/page'
import { useDocument } from '../core/api/use-document.ts'
import { FileRow } from '../core/form/file/FileRow.tsx'
import { describeAnnexe } from '../requetes/parties/annexes/describe-annexe.ts'
import type { Address } from './address.ts'
import '../requetes/demarche/demarche.css'

interface Props {
  address: Address
  pieces: readonly PieceJointe[]
  onRemove: (piece: PieceJointe) => void
}

/** The documents that answer a point. Each can be opened, and removed until it is sent (PIECES-19, PIECES-20). */
export const Pieces = ({ address, pieces, onRemove }: Props) => {
  const { open } = useDocument()
  if (pieces.length === 0) return null
  return (
    <ul className="fr-raw-list rows">
      {pieces.map((piece) => (
        <FileRow
          key={piece.uuid}
          file={piece}
          nom={piece.nom}
          refusals={[]}
          onOpen={() => void open(lirePiece, { params: { ...address, uuid: piece.uuid } }, piece.nom)}
          onRemove={piece.transmiseLe === null ? () => onRemove(piece) : undefined}
        >
          {describeAnnexe(piece, 'pieces')}
          <br />
          {piece.transmiseLe === null ? textes.pasTransmis : textes.transmisLe(formatJour(jourDeParis(new Date(piece.transmiseLe))))}
        </FileRow>
      ))}
    </ul>
  )
}
