import { useCallback, useId, useState } from 'react'
import { erreurDeJour, isJour } from 'domain/core/jour'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { DateInput } from './DateInput.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { useTyped } from './use-typed.ts'

interface Props<F extends string> {
  filter: F
  label: string
  value: string
  /** The filter always has a day: the last complete one stays while another is typed. */
  required?: boolean
  /** Why the complete day is refused. */
  message?: string | undefined
  onChange: (filter: F, day: string) => void
}

/** A day that filters a list, applied once it is complete. An incomplete text shows why it is not applied. */
export const FilterDay = <F extends string>({ filter, label, value, required = false, message, onChange }: Props<F>) => {
  const id = useId()
  const tell = useCallback(
    (text: string) => {
      if (text === '' ? !required : isJour(text)) onChange(filter, text)
    },
    [filter, required, onChange],
  )
  const [typed, type] = useTyped(value, tell)
  const [left, setLeft] = useState(false)
  const unfinished = left && (required || typed !== '') ? erreurDeJour(typed) : null
  const said = unfinished ?? message
  return (
    <FieldFrame label={label} field={{ id, hintId: '', messageId: `${id}-message`, message: said }}>
      <DateInput
        id={id}
        required={required}
        placeholder={textesFormulaires.formeJour}
        value={typed}
        onChange={(text) => {
          setLeft(false)
          type(text)
        }}
        onBlur={() => setLeft(true)}
        {...(said && { 'aria-invalid': true, 'aria-describedby': `${id}-message` })}
      />
    </FieldFrame>
  )
}
