import { useEffect, useRef, useState } from 'react'
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { FieldFrame } from './FieldFrame.tsx'
import { useSuggestions, type Suggest } from './use-suggestions.ts'

export interface ComboboxProps<T> {
  label: string
  hint?: string | undefined
  optional?: boolean
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
  /** What tells apart two items of the same text, in the list only. */
  detailOf?: (item: T) => string
  /** A short list is offered before anything is typed. */
  atOnce?: boolean
  /** `suggest` answers without the server. */
  local?: boolean
  /** The field is empty again once a choice is made: what it adds stands elsewhere. */
  emptied?: boolean
}

interface FieldParts {
  field: { id: string; hintId: string; messageId: string; message: string | undefined }
  aria: Record<string, unknown>
  inputRef?: (element: HTMLInputElement | null) => void
}

/** When the value is given back by its owner, the text stays as typed (stack.md, Combobox). */
const keepText = <T,>(state: UseComboboxState<T>, { type, changes }: UseComboboxStateChangeOptions<T>) =>
  type === useCombobox.stateChangeTypes.ControlledPropUpdatedSelectedItem ? { ...changes, inputValue: state.inputValue } : changes

/** A text with suggestions of the server (pattern of the ARIA guide). `ComboboxField` ties it to a form. */
export const Combobox = <T,>(props: ComboboxProps<T> & FieldParts) => {
  const {
    value,
    onChange,
    suggest,
    textOf,
    keyOf,
    freeText,
    isFree,
    detailOf,
    atOnce = false,
    local = false,
    emptied = false,
    field,
    aria,
    inputRef,
  } = props
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
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<T>({
    items,
    inputId: field.id,
    labelId: `${field.id}-libelle`,
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
  const shown = isOpen && items.length > 0
  return (
    <FieldFrame {...props} field={field}>
      <div className="combobox">
        <input
          {...getInputProps({
            ...aria,
            ...(inputRef && { ref: inputRef }),
            onChange: (event) => type(event.currentTarget.value),
            onKeyDown: ({ key, nativeEvent }) => {
              // Downshift would keep Escape for itself: with the list closed it belongs to the dialog around.
              if (key === 'Escape' && !isOpen) Object.assign(nativeEvent, { preventDownshiftDefault: true })
            },
          })}
          className="fr-input"
          autoComplete="off"
          aria-expanded={shown}
        />
        <ul
          {...getMenuProps({ 'aria-label': textesFormulaires.listeDe(props.label) })}
          className="fr-raw-list combobox__list"
          hidden={!shown}
        >
          {shown &&
            items.map((item, index) => (
              <li
                key={keyOf(item)}
                {...getItemProps({ item, index, onClick: () => choose(item) })}
                data-highlighted={index === highlightedIndex ? '' : undefined}
              >
                {textOf(item)}
                {detailOf && <span className="combobox__detail"> {detailOf(item)}</span>}
              </li>
            ))}
        </ul>
        <p role="status" className="fr-sr-only">
          {isOpen && answered !== null && !failed && textesFormulaires.suggestions(items.length)}
        </p>
        {failed && <p className="fr-hint-text">{textesFormulaires.suggestionsIndisponibles}</p>}
      </div>
    </FieldFrame>
  )
}
