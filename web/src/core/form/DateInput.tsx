import { useState, type ComponentProps } from 'react'
import { isJour, formatJour } from 'domain/core/jour'
import { parseJour } from 'domain/core/parse-jour'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'onBlur'> {
  /** `YYYY-MM-DD`, or the typed text while it is not a valid day. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
}

const shown = (value: string): string => (isJour(value) ? formatJour(value) : value)

/** A day typed as JJ/MM/AAAA. The native date field would follow the browser's language instead. */
export const DateInput = ({ value, onChange, onBlur, ...rest }: Props) => {
  const [{ text, seen }, setState] = useState({ text: shown(value), seen: value })
  // The value may change from outside: a restored draft, a cleared filter.
  if (seen !== value) setState({ text: parseJour(text) === value ? text : shown(value), seen: value })
  return (
    <input
      {...rest}
      className="fr-input"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setState({ text: target.value, seen })
        onChange(parseJour(target.value))
      }}
      onBlur={() => {
        setState({ text: shown(parseJour(text)), seen })
        onBlur?.()
      }}
    />
  )
}
