import { useRef } from 'react'
import { Button } from '../../widgets/Button.tsx'

interface Props {
  label: string
  busy: boolean
  onPhotos: (photos: readonly File[]) => void
}

/** Opens the camera of a phone, the file chooser of a desk, which gives several pictures at once. */
export const PhotoInput = ({ label, busy, onPhotos }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null) => {
    onPhotos([...(files ?? [])])
    // The same photograph may be taken again after it was removed.
    if (input.current) input.current.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept="image/*"
        capture="environment"
        multiple
        onChange={(event) => take(event.target.files)}
      />
      <Button look="secondary" busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
