import { useEffect, useRef } from 'react'
import { textesGreffe } from 'domain/requetes/textes-greffe'
import { Alert } from '../core/widgets/Alert.tsx'
import { Button } from '../core/widgets/Button.tsx'

/** Another clerk acted meanwhile (409): who, when, what; nothing of ours was recorded. Takes the focus, since the dialog has gone. */
export const ConflictAlert = ({ sentence, onRefresh }: { sentence: string; onRefresh: () => void }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="decision-bar__conflict told">
      <Alert level="error" title={sentence}>
        <Button look="secondary" onClick={onRefresh}>
          {textesGreffe.voirAJour}
        </Button>
      </Alert>
    </div>
  )
}
