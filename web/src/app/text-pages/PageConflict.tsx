import { useEffect, useId, useRef } from 'react'
import { textesPages } from 'domain/app/textes/pages'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'
import type { Conflict } from './use-page-edition.ts'

const { edition } = textesPages

interface Props {
  conflict: Conflict
  onKeep: () => void
  onTake: () => void
}

/** Somebody else saved meanwhile: who and when, their text to compare, and the two choices. Takes the focus. */
export const PageConflict = ({ conflict, onKeep, onTake }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const textId = useId()
  useEffect(() => place.current?.focus(), [conflict])
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={conflict.sentence} className="page-editor__conflict">
      <Alert level="error" title={conflict.sentence}>
        <label className="fr-label" htmlFor={textId}>
          {edition.texteEnregistre}
        </label>
        <textarea id={textId} className="fr-input" rows={10} readOnly value={conflict.theirs.contenu} />
        <p className="reason">{edition.gardeEffet}</p>
        <Buttons>
          <Button onClick={onKeep}>{edition.garderLeMien}</Button>
          <Button look="secondary" onClick={onTake}>
            {edition.prendreLeSien}
          </Button>
        </Buttons>
      </Alert>
    </div>
  )
}
