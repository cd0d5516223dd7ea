import { useRef } from 'react'
import { Button } from '../../widgets/Button.tsx'

interface Props {
  label: string
  /** What tells it from the same button elsewhere; it begins with the label. */
  name?: string
  busy: boolean
  /** Media types; without them the camera of a phone is opened, the file chooser of a desk, which gives several pictures at once. */
  accept?: readonly string[]
  onFiles: (files: readonly File[]) => void
}

const camera = { accept: 'image/*', capture: 'environment', multiple: true } as const

/** Takes photographs, or a file: the browser's own control cannot be named nor stand among buttons. */
export const FilesButton = ({ label, name = label, busy, accept, onFiles }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files])
    // The same file may be taken again after it was removed or refused.
    if (input.current) input.current.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        {...(accept ? { accept: accept.join(',') } : camera)}
        onChange={(event) => take(event.target.files)}
      />
      <Button look="secondary" busy={busy} name={name} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
