import { useCallback, useState } from 'react'
import { textesPhotos } from 'domain/core/textes-photos'
import { Button } from '../../widgets/Button.tsx'
import type { PhotoPage } from './photo-page.ts'
import { turnJpeg } from './turn-jpeg.ts'

interface Props {
  page: PhotoPage
  /** From 1. */
  rank: number
  onTurn: () => void
  onRemove: () => void
}

/** Shows a page as it will be sent; its address is forgotten with its picture. */
const useShown = ({ image, turns }: PhotoPage) =>
  useCallback(
    (shown: HTMLImageElement) => {
      const address = URL.createObjectURL(turnJpeg(image, turns))
      shown.src = address
      return () => URL.revokeObjectURL(address)
    },
    [image, turns],
  )

/** One photographed page: to look at closely, to turn, to remove. */
export const PhotoRow = ({ page, rank, onTurn, onRemove }: Props) => {
  const shown = useShown(page)
  const [large, setLarge] = useState(false)
  return (
    <div className={large ? 'photo photo--large' : 'photo'}>
      <figure>
        <img ref={shown} alt={textesPhotos.page(rank)} />
        <figcaption aria-hidden="true">{textesPhotos.page(rank)}</figcaption>
      </figure>
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
        <Button look="tertiary" name={textesPhotos.supprimerPage(rank)} onClick={onRemove}>
          {textesPhotos.supprimer}
        </Button>
      </div>
    </div>
  )
}
