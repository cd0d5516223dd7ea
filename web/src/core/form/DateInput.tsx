import { useState, type ComponentProps } from 'react'
import { estJour, formaterJour } from 'domain/core/jour'
import { parseJour } from 'domain/core/parse-jour'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'onBlur'> {
  /** `YYYY-MM-DD`, or the text as typed while it is not a day. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
}

const shown = (value: string): string => (estJour(value) ? formaterJour(value) : value)

/** A day typed as JJ/MM/AAAA whatever the language of the browser, which orders the native field by its own. */
export const DateInput = ({ value, onChange, onBlur, ...rest }: Props) => {
  const [{ text, seen }, setState] = useState({ text: shown(value), seen: value })
  // The value may change elsewhere: a draft, a filter that is cleared.
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
