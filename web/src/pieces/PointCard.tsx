import type { DemandeDePieces, PieceJointe } from 'contract/pieces/pieces'
import { formaterJour } from 'domain/core/jour'
import { textesPageReponse as textes } from 'domain/pieces/textes-page'
import { Badge } from '../core/widgets/Badge.tsx'
import { Button } from '../core/widgets/Button.tsx'
import { Card } from '../core/widgets/Card.tsx'
import type { Address } from './address.ts'
import { Pieces } from './Pieces.tsx'

interface Props {
  address: Address
  title: string
  point: DemandeDePieces['demandes'][number]
  /** What the observation answers is not said to be without answer. */
  answered: boolean
  /** A motive is only told: what is brought against it goes with the others. */
  motive: boolean
  onAdd: () => void
  onRemove: (piece: PieceJointe) => void
}

/** One thing the court asks: what it says of it, what is joined, and what may still be (PIECES-05, PIECES-06, PIECES-20). */
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
          <Badge tone="success">{textes.validee(formaterJour(valideLe))}</Badge>
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
