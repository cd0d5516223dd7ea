import { useCallback, useId } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { useTyped } from './use-typed.ts'

interface Props<F extends string> {
  filter: F
  label: string
  /** Id of a hint shared by several filters. */
  describedBy?: string
  value: string
  onChange: (filter: F, text: string) => void
}

/** A text that filters a list as the person types. */
export const FilterText = <F extends string>({ filter, label, describedBy, value, onChange }: Props<F>) => {
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
