import type { ErreurChamp } from 'domain/core/erreurs'
import { textesMembres } from 'domain/requetes/textes-membres'
import { Badge } from '../../../core/widgets/Badge.tsx'
import { Button } from '../../../core/widgets/Button.tsx'
import { nomDe, type MembreSaisi } from './saisie-membres.ts'

interface Props {
  saisi: MembreSaisi
  refusals: readonly ErreurChamp[]
  onEdit: () => void
  onRemove: () => void
}

/** A member of the direction in the list. */
export const MembreRow = ({ saisi, refusals, onEdit, onRemove }: Props) => (
  <div className="row">
    <p>
      <strong>{nomDe(saisi)}</strong>, {saisi.membre.fonction}{' '}
      {saisi.membre.estFondateur && <Badge tone="info">{textesMembres.fondateur}</Badge>}
    </p>
    {refusals.map(({ field, defaultMessage }) => (
      <p key={field} className="fr-error-text">
        {defaultMessage}
      </p>
    ))}
    <div className="row__buttons">
      <Button look="tertiary" name={textesMembres.modifier(nomDe(saisi))} onClick={onEdit}>
        {textesMembres.modifierCourt}
      </Button>
      <Button look="tertiary" name={textesMembres.supprimer(nomDe(saisi))} onClick={onRemove}>
        {textesMembres.supprimerCourt}
      </Button>
    </div>
  </div>
)
