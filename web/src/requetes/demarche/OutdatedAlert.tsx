import { useEffect, useRef, useState } from 'react'
import { textesEnvoi } from 'domain/requetes/textes/envoi'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'

/**
 * Shown when the association has changed since the form was opened (SRV-28). Nothing typed is lost: one button rebases it on the new
 * version.
 */
export const OutdatedAlert = ({ onUpdate }: { onUpdate: () => Promise<void> }) => {
  const place = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => place.current?.focus(), [])
  const update = async () => {
    setBusy(true)
    await onUpdate()
    setBusy(false)
  }
  return (
    <div ref={place} tabIndex={-1} className="told">
      <Alert level="warning" title={textesEnvoi.associationChangee}>
        <Button look="secondary" busy={busy} onClick={() => void update()}>
          {textesEnvoi.reprendreAJour}
        </Button>
      </Alert>
    </div>
  )
}
