import { useRef } from 'react'
import { Button } from '../../widgets/Button.tsx'

interface Props {
  label: string
  /** Accessible name, when another button has the same label. It begins with the label. */
  name?: string
  busy: boolean
  /** Media types. Without them, a phone opens its camera, and a computer a chooser that takes several pictures. */
  accept?: readonly string[]
  onFiles: (files: readonly File[]) => void
}

const camera = { accept: 'image/*', capture: 'environment', multiple: true } as const

/** A button that takes photographs or a file. The browser's own control cannot be named or placed among our buttons. */
export const FilesButton = ({ label, name = label, busy, accept, onFiles }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files])
    // Allow choosing the same file again after it was removed or refused.
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
