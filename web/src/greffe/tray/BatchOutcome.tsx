import { useEffect, useRef } from 'react'
import { textesQueue } from 'domain/suivi/textes/queue'
import { Alert } from '../../core/widgets/Alert.tsx'
import { LettersOutcome } from './LettersOutcome.tsx'
import type { Delivered } from './use-batch.ts'

/** Outcome of a batch, one line per refusal. Takes the focus, since the selection is cleared. */
export const BatchOutcome = ({ acte, done, refused, letters }: Delivered) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const { faits, refuses } = textesQueue.lots[acte]
  return (
    <div ref={place} tabIndex={-1} className="told">
      {done > 0 && <Alert level="success" title={faits(done)} />}
      {letters && <LettersOutcome {...letters} />}
      {refused.length > 0 && (
        <Alert level="error" title={refuses(refused.length)}>
          <ul>
            {refused.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
