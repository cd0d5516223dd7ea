import { use, type MouseEvent } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { Alert } from '../widgets/Alert.tsx'
import { listErrors } from './field-errors.ts'
import { FormFrame } from './form-frame.ts'

/** Sorts items by the position of their element on the page. Items without an element come first, in their original order. */
const inScreenOrder = <T,>(items: readonly T[], placeOf: (item: T) => Node | null): T[] => {
  const placed = items.map((item) => ({ item, place: placeOf(item) }))
  return [
    ...placed.filter(({ place }) => place === null),
    ...placed
      .flatMap(({ item, place }) => (place ? [{ item, place }] : []))
      .toSorted((one, other) => (one.place.compareDocumentPosition(other.place) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)),
  ].map(({ item }) => item)
}

/** Lists the errors with a link to each field, in screen order (ERR-04). Empty without errors. `failed` names the refused act. */
export const ErrorSummary = ({ failed }: { failed?: string | undefined }) => {
  const { control, setFocus } = useFormContext()
  const { errors } = useFormState({ control })
  const { formId, labels } = use(FormFrame)
  const list = inScreenOrder(listErrors(errors), ([name]) => document.getElementById(`${formId}-${name}`))
  if (list.length === 0) return null
  const go = (event: MouseEvent, name: string) => {
    event.preventDefault()
    const target = document.getElementById(`${formId}-${name}`)
    // The field may be inside a section that was folded since.
    const part = target?.closest('details')
    if (part) part.open = true
    setFocus(name)
    // react-hook-form cannot focus a list or a group: focus its element.
    if (target && !target.contains(document.activeElement)) target.focus()
  }
  return (
    <Alert level="error" title={failed ?? textesFormulaires.verifierSaisie}>
      {failed !== undefined && <p>{textesFormulaires.verifierSaisie}</p>}
      <p>{textesFormulaires.champsACorriger(list.length)}</p>
      <ul>
        {list.map(([name, message]) => {
          const label = labels.get(name)
          return (
            <li key={name}>
              <a href={`#${formId}-${name}`} onClick={(event) => go(event, name)}>
                {label === undefined ? message : textesFormulaires.champEnErreur(label, message)}
              </a>
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
