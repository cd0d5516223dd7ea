import { useEffect, useRef } from 'react'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { etapeDuChamp } from 'domain/requetes/etapes-creation'
import { Alert } from '../../core/widgets/Alert.tsx'
import type { Creation } from './use-brouillon.ts'

/** ERR-04 for a step made of lists: what is refused, brought under the eyes; each row repeats its own. */
export const StepRefusals = ({ creation }: { creation: Creation }) => {
  const { erreurs, etape, refus } = creation
  const box = useRef<HTMLDivElement>(null)
  const siennes = erreurs.filter(({ field }) => etapeDuChamp(field) === etape)
  useEffect(() => {
    if (refus > 0) box.current?.focus()
  }, [refus])
  if (siennes.length === 0) return null
  return (
    <div ref={box} tabIndex={-1}>
      <Alert level="error" title={textesFormulaires.verifierSaisie}>
        <p>{textesFormulaires.champsACorriger(siennes.length)}</p>
        <ul>
          {siennes.map(({ field, defaultMessage }) => (
            <li key={`${field} ${defaultMessage}`}>{defaultMessage}</li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}
