import { useEffect, useRef } from 'react'
import { Alert } from '../widgets/Alert.tsx'
import { Button } from '../widgets/Button.tsx'

interface Props {
  sentence: string
  /** What the button says: it brings what the other one did. */
  see: string
  onRefresh: () => void
}

/** Another clerk acted meanwhile (409): who, when, what; nothing of ours was recorded. Takes the focus. */
export const ConflictAlert = ({ sentence, see, onRefresh }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Once the dialog of the act has closed and given the focus back.
    const frame = requestAnimationFrame(() => place.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div ref={place} tabIndex={-1} className="told">
      <Alert level="error" title={sentence}>
        <Button look="secondary" onClick={onRefresh}>
          {see}
        </Button>
      </Alert>
    </div>
  )
}
