import { useEffect, useRef, useState } from 'react'
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useSuggestions, type Suggest } from './use-suggestions.ts'

export interface ComboboxValue<T> {
  value: T | null
  onChange: (value: T | null) => void
  /** Must be stable (module level or useCallback): a new function asks again. */
  suggest: Suggest<T>
  textOf: (item: T) => string
  /** Must differ between two free texts. */
  keyOf: (item: T) => string | number
  /** Makes a value of a text that is in no list (id -1). Without it, such a text gives null. */
  freeText?: (text: string) => T
  isFree?: (item: T) => boolean
  /** Offers the suggestions before anything is typed, for a short list. */
  atOnce?: boolean
  /** `suggest` answers without the server. */
  local?: boolean
  /** Empties the field after a choice, because the choice is shown elsewhere. */
  emptied?: boolean
}

/** Keeps the typed text when the owner sets the value. */
const keepText = <T>(state: UseComboboxState<T>, { type, changes }: UseComboboxStateChangeOptions<T>) =>
  type === useCombobox.stateChangeTypes.ControlledPropUpdatedSelectedItem ? { ...changes, inputValue: state.inputValue } : changes

/** The state of a combobox: typed text, suggestions and choice. Reports each change of value to its owner. */
export const useComboboxValue = <T>(id: string, props: ComboboxValue<T>) => {
  const { value, onChange, suggest, textOf, keyOf, freeText, isFree, atOnce = false, local = false, emptied = false } = props
  const [text, setText] = useState(value === null ? '' : textOf(value))
  const [asked, setAsked] = useState<string | null>(null)
  const told = useRef(value)
  const { items, text: answered, failed } = useSuggestions(asked ?? (atOnce ? '' : null), suggest, { atOnce, local })

  const tell = (next: T | null) => {
    told.current = next
    onChange(next)
  }
  // A value that we did not report comes from outside (form emptied, draft restored): show it.
  // Compare by key, because react-hook-form returns copies.
  useEffect(() => {
    const same = told.current !== null && value !== null && keyOf(told.current) === keyOf(value)
    if (same || told.current === value) return
    told.current = value
    setText(value === null ? '' : textOf(value))
  }, [value, textOf, keyOf])

  const choose = (item: T) => {
    tell(item)
    setText(emptied ? '' : textOf(item))
    setAsked(null)
  }
  const box = useCombobox<T>({
    items,
    inputId: id,
    labelId: `${id}-libelle`,
    inputValue: text,
    selectedItem: value !== null && isFree?.(value) ? null : value,
    itemToString: (item) => (item === null ? '' : textOf(item)),
    itemToKey: (item) => (item === null ? null : keyOf(item)),
    stateReducer: keepText,
    onSelectedItemChange: ({ selectedItem, type }) => {
      const { InputChange, ItemClick } = useCombobox.stateChangeTypes
      // Clicks are handled by the item itself: on a slow machine Downshift may compare its state too late and miss the change.
      if (selectedItem !== null && type !== InputChange && type !== ItemClick) choose(selectedItem)
    },
  })

  const type = (typed: string) => {
    setText(typed)
    setAsked(typed)
    tell(typed.trim() !== '' && freeText ? freeText(typed.trim()) : null)
  }
  return { ...box, items, answered, failed, choose, type }
}
