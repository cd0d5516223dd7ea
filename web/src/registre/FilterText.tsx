import { useCallback, useId } from 'react'
import { FieldFrame } from '../core/form/FieldFrame.tsx'
import { useTyped } from './use-typed.ts'
import type { TextFilter } from './search-state.ts'

interface Props {
  filter: TextFilter
  label: string
  hint?: string
  value: string
  onChange: (filter: TextFilter, text: string) => void
}

/** One text of the search; the list follows what is typed. */
export const FilterText = ({ filter, label, hint, value, onChange }: Props) => {
  const id = useId()
  const tell = useCallback((text: string) => onChange(filter, text), [filter, onChange])
  const [typed, type] = useTyped(value, tell)
  const hintId = `${id}-aide`
  return (
    <FieldFrame label={label} hint={hint} field={{ id, hintId, messageId: '', message: undefined }}>
      <input
        id={id}
        className="fr-input"
        type="text"
        autoComplete="off"
        maxLength={100}
        value={typed}
        {...(hint && { 'aria-describedby': hintId })}
        onChange={(event) => type(event.target.value)}
      />
    </FieldFrame>
  )
}
