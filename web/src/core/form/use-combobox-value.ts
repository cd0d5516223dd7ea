import { useEffect, useRef, useState } from 'react'
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useSuggestions, type Suggest } from './use-suggestions.ts'

export interface ComboboxValue<T> {
  value: T | null
  onChange: (value: T | null) => void
  /** Stable (module level or useCallback): a new function asks again. */
  suggest: Suggest<T>
  textOf: (item: T) => string
  /** Different for two free texts. */
  keyOf: (item: T) => string | number
  /** Makes a value of a text found in no list (id -1); without it such a text is no value. */
  freeText?: (text: string) => T
  isFree?: (item: T) => boolean
  /** A short list is offered before anything is typed. */
  atOnce?: boolean
  /** `suggest` answers without the server. */
  local?: boolean
  /** The field is empty again once a choice is made: what it adds stands elsewhere. */
  emptied?: boolean
}

/** When the value is given back by its owner, the text stays as typed. */
const keepText = <T>(state: UseComboboxState<T>, { type, changes }: UseComboboxStateChangeOptions<T>) =>
  type === useCombobox.stateChangeTypes.ControlledPropUpdatedSelectedItem ? { ...changes, inputValue: state.inputValue } : changes

/** What is typed, what is suggested and what is chosen, told to the owner of the value. */
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
  // A value that we did not tell comes from elsewhere (form emptied, draft reopened): show it.
  // By key, for react-hook-form gives back copies.
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
      // A click is heard where it falls (below): on a busy machine Downshift may compare its state too late to notice it.
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
