import type { DemandeDePieces, PieceJointe } from 'contract/pieces/pieces'
import { formatJour } from 'domain/core/jour'
import { textesPageReponse as textes } from 'domain/pieces/textes/page'
import { Badge } from '../core/widgets/Badge.tsx'
import { Button } from '../core/widgets/Button.tsx'
import { Card } from '../core/widgets/Card.tsx'
import type { Address } from './address.ts'
import { Pieces } from './Pieces.tsx'

interface Props {
  address: Address
  title: string
  point: DemandeDePieces['demandes'][number]
  /** False shows the point as unanswered. The observation may answer it. */
  answered: boolean
  /** The point is a ground for rejection: it is only shown, and documents against it go with the others. */
  motive: boolean
  onAdd: () => void
  onRemove: (piece: PieceJointe) => void
}

/** One point of the demande: the court's words, the documents added, and a button to add more (PIECES-05, PIECES-06, PIECES-20). */
export const PointCard = ({ address, title, point, answered, motive, onAdd, onRemove }: Props) => {
  const { type, precisions, valide, valideLe, pieces } = point
  return (
    <Card
      level={3}
      title={title}
      {...(!valide && {
        actions: (
          <Button look="secondary" name={textes.ajouterA(title)} onClick={onAdd}>
            {textes.ajouter}
          </Button>
        ),
      })}
    >
      {valideLe !== null && (
        <p>
          <Badge tone="success">{textes.validee(formatJour(valideLe))}</Badge>
        </p>
      )}
      {precisions !== null && (
        <div className="point__precisions">
          {!motive && <p className="fr-text--bold">{textes.tribunalPrecise}</p>}
          <p>{precisions}</p>
        </div>
      )}
      {type === null && !valide && !motive && <p className="fr-hint-text">{textes.precisionsIci}</p>}
      <Pieces address={address} pieces={pieces} onRemove={onRemove} />
      {!answered && !valide && !motive && (
        <p>
          <Badge tone="warning">{textes.sansReponse}</Badge>
        </p>
      )}
    </Card>
  )
}
