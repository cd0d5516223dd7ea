import { useCallback, useId } from 'react'
import { FieldFrame } from '../core/form/FieldFrame.tsx'
import { useTyped } from './use-typed.ts'
import type { TextFilter } from './search-state.ts'

interface Props {
  filter: TextFilter
  label: string
  /** Id of a hint that several filters share. */
  describedBy?: string
  value: string
  onChange: (filter: TextFilter, text: string) => void
}

/** One text of the search; the list follows what is typed. */
export const FilterText = ({ filter, label, describedBy, value, onChange }: Props) => {
  const id = useId()
  const tell = useCallback((text: string) => onChange(filter, text), [filter, onChange])
  const [typed, type] = useTyped(value, tell)
  return (
    <FieldFrame label={label} field={{ id, hintId: '', messageId: '', message: undefined }}>
      <input
        id={id}
        className="fr-input"
        type="text"
        autoComplete="off"
        maxLength={100}
        value={typed}
        {...(describedBy && { 'aria-describedby': describedBy })}
        onChange={(event) => type(event.target.value)}
      />
    </FieldFrame>
  )
}
