import { useCallback, useId } from 'react'
import { textesRegistre } from 'domain/registre/textes/registre'
import { FieldFrame } from '../core/form/FieldFrame.tsx'
import { useTyped } from '../core/form/use-typed.ts'
import { Button } from '../core/widgets/Button.tsx'
import { longest } from './search-state.ts'
import './search-box.css'

const { libelle, aide, bouton } = textesRegistre.boite

/** The search field of the register (docs/decisions/0027). Typing is debounced; Enter and the button search at once. */
export const SearchBox = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => {
  const id = useId()
  const tell = useCallback((text: string) => onChange(text), [onChange])
  const [typed, type, tellNow] = useTyped(value, tell)
  return (
    <form
      className="search-box"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed !== value) tellNow()
      }}
    >
      <FieldFrame label={libelle} hint={aide} field={{ id, hintId: `${id}-aide`, messageId: '', message: undefined }}>
        <div className="search-box__row">
          <input
            id={id}
            className="fr-input"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={longest}
            value={typed}
            aria-describedby={`${id}-aide`}
            onChange={(event) => type(event.target.value)}
          />
          <Button type="submit">{bouton}</Button>
        </div>
      </FieldFrame>
    </form>
  )
}
