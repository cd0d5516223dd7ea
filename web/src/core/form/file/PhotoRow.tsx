import { useState } from 'react'
import { textesPhotos } from 'domain/core/textes/photos'
import { useFocusAfterRemoval } from '../../use-focus-after-removal.ts'
import { Button } from '../../widgets/Button.tsx'
import { CropPage } from './CropPage.tsx'
import type { Crop } from './crop.ts'
import type { PhotoPage } from './photo-page.ts'
import { light } from './reduce-photo.ts'
import { useShown } from './use-shown.ts'

interface Props {
  page: PhotoPage
  /** Starts at 1. */
  rank: number
  busy: boolean
  /** Why the page is not saved yet, when pages are also saved on the server. */
  unsaved?: string
  onTurn: () => void
  onCrop: (crop: Crop) => Promise<void>
  onUncrop: () => void
  onRemove: () => void
}

/** Fewer pixels than a court needs to read an A4 page. */
const isSmall = ({ naturalWidth, naturalHeight }: HTMLImageElement) => Math.max(naturalWidth, naturalHeight) < light.edge

/** One photographed page, with buttons to enlarge, turn, crop and remove it. */
export const PhotoRow = ({ page, rank, busy, unsaved, onTurn, onCrop, onUncrop, onRemove }: Props) => {
  const shown = useShown(page)
  const [large, setLarge] = useState(false)
  const [small, setSmall] = useState(false)
  const [cropping, setCropping] = useState(false)
  const { heading: row, removed: buttonLeft } = useFocusAfterRemoval<HTMLDivElement>()
  const close = () => {
    setCropping(false)
    buttonLeft()
  }
  const uncrop = () => {
    onUncrop()
    buttonLeft()
  }
  if (cropping) return <CropPage page={page} rank={rank} busy={busy} onCrop={onCrop} onClose={close} />
  return (
    <div ref={row} tabIndex={-1} role="group" aria-label={textesPhotos.page(rank)} className={large ? 'photo photo--large' : 'photo'}>
      <figure>
        <img ref={shown} alt={textesPhotos.page(rank)} onLoad={({ currentTarget }) => setSmall(isSmall(currentTarget))} />
        <figcaption aria-hidden="true">{textesPhotos.page(rank)}</figcaption>
      </figure>
      <p role="status" className="fr-hint-text">
        {small && textesPhotos.peuDetaillee}
      </p>
      <p role="status" className="fr-hint-text">
        {unsaved}
      </p>
      <div className="photo__buttons">
        <Button look="tertiary" name={textesPhotos.tournerPage(rank)} onClick={onTurn}>
          {textesPhotos.tourner}
        </Button>
        <Button
          look="tertiary"
          name={large ? textesPhotos.voirEnPetitPage(rank) : textesPhotos.agrandirPage(rank)}
          onClick={() => setLarge(!large)}
        >
          {large ? textesPhotos.voirEnPetit : textesPhotos.agrandir}
        </Button>
        <Button look="tertiary" name={textesPhotos.recadrerPage(rank)} onClick={() => setCropping(true)}>
          {textesPhotos.recadrer}
        </Button>
        {page.whole && (
          <Button look="tertiary" name={textesPhotos.entierePage(rank)} onClick={uncrop}>
            {textesPhotos.entiere}
          </Button>
        )}
        <Button look="tertiary" name={textesPhotos.supprimerPage(rank)} onClick={onRemove}>
          {textesPhotos.supprimer}
        </Button>
      </div>
    </div>
  )
}
