import { useEffect, useId, useRef, useState } from 'react'
import { textesPhotos } from 'domain/core/textes/photos'
import { Button } from '../../widgets/Button.tsx'
import { Buttons } from '../../widgets/Buttons.tsx'
import { cropAtMost, uncropped, type Crop, type Edge } from './crop.ts'
import type { PhotoPage } from './photo-page.ts'
import { useShown } from './use-shown.ts'

interface Props {
  page: PhotoPage
  /** Starts at 1. */
  rank: number
  busy: boolean
  onCrop: (crop: Crop) => Promise<void>
  onClose: () => void
}

const edges: readonly Edge[] = ['top', 'bottom', 'left', 'right']

/** Crops a page along its edges, by touch, mouse or arrow keys. */
export const CropPage = ({ page, rank, busy, onCrop, onClose }: Props) => {
  const id = useId()
  const shown = useShown(page)
  const [crop, setCrop] = useState(uncropped)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const { top, right, bottom, left } = crop
  return (
    <div ref={place} tabIndex={-1} role="group" aria-labelledby={`${id}-titre`} className="crop">
      <p id={`${id}-titre`} className="fr-label">
        {textesPhotos.recadrerPage(rank)}
      </p>
      <p className="fr-hint-text">{textesPhotos.aideRecadrer}</p>
      <div className="crop__picture">
        <img ref={shown} alt={textesPhotos.page(rank)} />
        <div className="crop__left" style={{ inset: `${top}% ${right}% ${bottom}% ${left}%` }} />
      </div>
      {edges.map((edge) => (
        <div key={edge} className="crop__edge">
          <label className="fr-label" htmlFor={`${id}-${edge}`}>
            {textesPhotos.bords[edge]}
          </label>
          <input
            id={`${id}-${edge}`}
            type="range"
            min={0}
            max={cropAtMost}
            value={crop[edge]}
            aria-valuetext={textesPhotos.pourcent(crop[edge])}
            onChange={(event) => setCrop({ ...crop, [edge]: event.target.valueAsNumber })}
          />
          <span aria-hidden="true">{textesPhotos.pourcent(crop[edge])}</span>
        </div>
      ))}
      <Buttons>
        <Button busy={busy} onClick={() => void onCrop(crop).then(onClose)}>
          {textesPhotos.garderCadre}
        </Button>
        <Button look="tertiary" onClick={onClose}>
          {textesPhotos.annulerCadre}
        </Button>
      </Buttons>
    </div>
  )
}
