import { useCallback } from 'react'
import { ComboboxField } from './ComboboxField.tsx'
import { beginsAWord } from './begins-a-word.ts'
import type { FieldProps } from './use-field.ts'
import type { Suggest } from './use-suggestions.ts'

interface Props extends FieldProps {
  /** A short list, defined at module level, or a function that asks the server. */
  suggestions: readonly string[] | Suggest<string>
}

const same = (text: string) => text
const always = () => true

/** A line of text with suggestions. Any other text is accepted. The form holds the text, or null. */
export const SuggestedTextField = ({ suggestions, ...props }: Props) => {
  const short = typeof suggestions !== 'function'
  const suggest = useCallback<Suggest<string>>(
    async (text, signal) =>
      typeof suggestions === 'function' ? suggestions(text, signal) : suggestions.filter((each) => beginsAWord(each, text)),
    [suggestions],
  )
  return (
    <ComboboxField<string>
      {...props}
      suggest={suggest}
      textOf={same}
      keyOf={same}
      freeText={same}
      isFree={always}
      atOnce={short}
      local={short}
    />
  )
}
