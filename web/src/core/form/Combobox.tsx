import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { FieldFrame, type FramedField } from './FieldFrame.tsx'
import { type ComboboxValue, useComboboxValue } from './use-combobox-value.ts'

export interface ComboboxProps<T> extends ComboboxValue<T> {
  label: string
  hint?: string | undefined
  optional?: boolean
  /** Extra text, shown only in the list, that distinguishes two items of the same text. */
  detailOf?: (item: T) => string
}

interface FieldParts {
  field: FramedField
  aria: Record<string, unknown>
  inputRef?: (element: HTMLInputElement | null) => void
}

/** A text input with suggestions from the server (combobox pattern of the ARIA guide). `ComboboxField` ties it to a form. */
export const Combobox = <T,>(props: ComboboxProps<T> & FieldParts) => {
  const { textOf, keyOf, detailOf, field, aria, inputRef } = props
  const box = useComboboxValue(field.id, props)
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, items, answered, failed, choose, type } = box
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
              // Downshift handles Escape even when the list is closed. Let the surrounding dialog handle it.
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
