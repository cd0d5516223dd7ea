import { useEffect, useRef } from 'react'
import { textesSignature as textes } from 'domain/requetes/textes/signature'
import { Alert } from '../../core/widgets/Alert.tsx'

interface Props {
  done: number
  refused: readonly string[]
}

/** Outcome of a batch of signatures, one line per refusal. Takes the focus, since the selection is cleared. */
export const SignaturesOutcome = ({ done, refused }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="told">
      {done > 0 && <Alert level="success" title={textes.signees(done)} />}
      {refused.length > 0 && (
        <Alert level="error" title={textes.refusees(refused.length)}>
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
