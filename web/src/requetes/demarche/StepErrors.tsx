import { useEffect, useRef } from 'react'
import type { ErreurChamp } from 'domain/core/erreurs'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { Alert } from '../../core/widgets/Alert.tsx'

interface Props {
  erreurs: readonly ErreurChamp[]
  /** Counts the refusals, when the last one opened this step; 0 otherwise. */
  moment: number
}

/** ERR-04 for a step made of lists: the errors, focused on each refusal. Each row repeats its own errors. */
export const StepErrors = ({ erreurs, moment }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (moment > 0) box.current?.focus()
  }, [moment])
  if (erreurs.length === 0) return null
  return (
    <div ref={box} tabIndex={-1}>
      <Alert level="error" title={textesFormulaires.verifierSaisie}>
        <p>{textesFormulaires.champsACorriger(erreurs.length)}</p>
        <ul>
          {erreurs.map(({ field, defaultMessage }) => (
            <li key={`${field} ${defaultMessage}`}>{defaultMessage}</li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}
