import { useCallback, useRef } from 'react'
import { useController } from 'react-hook-form'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { Combobox } from '../../../core/form/Combobox.tsx'
import { useFieldParts } from '../../../core/form/use-field.ts'
import { fold } from 'domain/core/folding'
import type { Suggest } from '../../../core/form/use-suggestions.ts'
import { Button } from '../../../core/widgets/Button.tsx'

interface Props {
  /** Path of a list of labels in the form. */
  name: string
  title: string
  /** Label of the field that adds an item. */
  label: string
  /** Pass a stable array: a new one repeats the search. */
  proposed: readonly string[]
  /** Called before a removal, which it may prevent. */
  mayRemove?: (item: string) => boolean
}

const same = (text: string) => text

/** Several labels of a closed list: a field adds one, a button removes one. */
export const ChosenList = ({ name, title, label, proposed, mayRemove = () => true }: Props) => {
  const field = useFieldParts({ name, label, optional: true })
  const { field: controlled } = useController({ name })
  const chosen = controlled.value as string[]
  const input = useRef<HTMLInputElement>(null)
  const suggest = useCallback<Suggest<string>>(
    async (text) => proposed.filter((item) => !chosen.includes(item) && fold(item).includes(fold(text))),
    [proposed, chosen],
  )
  const change = (next: string[]) => {
    field.clear()
    controlled.onChange(next)
  }
  const add = (item: string | null) => {
    if (item !== null && !chosen.includes(item)) change([...chosen, item])
  }
  const remove = (item: string) => {
    if (!mayRemove(item)) return
    change(chosen.filter((each) => each !== item))
    input.current?.focus()
  }
  return (
    <div className="chosen">
      <p id={`${field.id}-choix`} className="chosen__title">
        {title}
      </p>
      {chosen.length > 0 && (
        <ul className="fr-raw-list chosen__list" aria-labelledby={`${field.id}-choix`}>
          {chosen.map((item) => (
            <li key={item}>
              <span>{item}</span>
              <Button look="tertiary" name={textesFormulaireAssociation.retirer(item)} onClick={() => remove(item)}>
                {textesFormulaireAssociation.retirerCourt}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Combobox<string>
        label={label}
        optional
        field={field}
        aria={field.aria}
        inputRef={(element) => {
          input.current = element
          controlled.ref(element)
        }}
        value={null}
        onChange={add}
        suggest={suggest}
        textOf={same}
        keyOf={same}
        atOnce
        local
        emptied
      />
    </div>
  )
}
