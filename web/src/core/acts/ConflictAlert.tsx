import { useEffect, useRef } from 'react'
import { Alert } from '../widgets/Alert.tsx'
import { Button } from '../widgets/Button.tsx'

interface Props {
  sentence: string
  /** Label of the button that loads the other clerk's changes. */
  see: string
  onRefresh: () => void
}

/** Shown after a 409: who acted meanwhile, when, and what they did. Our act was not recorded. Takes the focus. */
export const ConflictAlert = ({ sentence, see, onRefresh }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Wait until the dialog of the act has closed and returned the focus.
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
