import { useRef, useState, type ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { textesGreffeDemandes } from 'domain/pieces/textes/greffe-demandes'
import { Button } from '../../core/widgets/Button.tsx'

const { composer, projet } = textesGreffeDemandes

interface Words {
  of: (rang: number) => string
  add: string
  remove: { visible: string; complement: (rang: number) => string }
  removed: string
}

/** Labels for the two kinds of rows: points of a demande, grounds of a rejection. */
export const demandRows: Words = { of: composer.point, add: composer.ajouter, remove: composer.retirer, removed: composer.retiree }
export const groundRows: Words = { of: projet.motif, add: projet.ajouter, remove: projet.retirer, removed: projet.retire }

interface Props<T> {
  name: string
  empty: T
  words: Words
  children: (rank: number) => ReactNode
}

/** Rows of fields that can be added and removed. At least one stays. */
export const FieldRows = <T extends object>({ name, empty, words, children }: Props<T>) => {
  const { fields, append, remove } = useFieldArray({ name })
  const [told, setTold] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const takeOut = (rank: number) => {
    remove(rank)
    setTold(words.removed)
    list.current?.focus()
  }
  return (
    <div ref={list} tabIndex={-1} className="told">
      {fields.map(({ id }, rank) => (
        <fieldset key={id} className="letter__row">
          <legend>{words.of(rank + 1)}</legend>
          {children(rank)}
          {fields.length > 1 && (
            <Button look="plain" name={`${words.remove.visible} ${words.remove.complement(rank + 1)}`} onClick={() => takeOut(rank)}>
              {words.remove.visible}
            </Button>
          )}
        </fieldset>
      ))}
      <p role="status">{told}</p>
      <Button look="secondary" onClick={() => append(empty)}>
        {words.add}
      </Button>
    </div>
  )
}
