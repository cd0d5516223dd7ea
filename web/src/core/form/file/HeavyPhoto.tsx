import type { LimitesFichiers } from 'domain/core/fichier'
import { formatTaille } from 'domain/core/taille'
import { textesPhotos } from 'domain/core/textes/photos'
import { Button } from '../../widgets/Button.tsx'

interface Props {
  photo: File
  limites: LimitesFichiers
  busy: boolean
  onReduce: () => void
}

/** Offers to reduce a photograph that is too heavy (ANNEX-25). */
export const HeavyPhoto = ({ photo, limites, busy, onReduce }: Props) => (
  <div>
    <p role="status">{textesPhotos.proposition(formatTaille(photo.size), formatTaille(limites.tailleFichierMax))}</p>
    <Button look="secondary" busy={busy} onClick={onReduce}>
      {textesPhotos.utiliserReduite}
    </Button>
  </div>
)
