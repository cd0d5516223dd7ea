import { useCallback, useId, type KeyboardEvent } from 'react'
import { libelleTypeRequete, filedTypes } from 'domain/requetes/types'
import { textesQueue } from 'domain/suivi/textes/queue'
import { useTyped } from '../../core/form/use-typed.ts'
import { focusFirst } from './tray-keys.ts'
import { openEtapes, type TrayCriteria } from './tray-state.ts'

interface Choice<V extends string> {
  label: string
  any: string
  options: readonly V[]
  labelOf: (value: V) => string
  value: V | ''
  onChange: (value: V | '') => void
}

const Filter = <V extends string>({ label, any, options, labelOf, value, onChange }: Choice<V>) => (
  <select className="small-select" aria-label={label} value={value} onChange={(event) => onChange(event.target.value as V | '')}>
    <option value="">{any}</option>
    {options.map((each) => (
      <option key={each} value={each}>
        {labelOf(each)}
      </option>
    ))}
  </select>
)

interface Props {
  criteria: TrayCriteria
  onChange: (criteria: TrayCriteria, typing: boolean) => void
}

/** Search field (number, name, commune) and two filters. The rows update while typing. */
export const TraySearch = ({ criteria, onChange }: Props) => {
  const id = useId()
  const tell = useCallback((recherche: string) => onChange({ ...criteria, recherche }, true), [criteria, onChange])
  const [typed, type, tellNow] = useTyped(criteria.recherche, tell)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') tellNow()
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    focusFirst()
  }
  return (
    <search aria-label={textesQueue.rechercher} className="tray-search">
      <label htmlFor={id} className="fr-sr-only">
        {textesQueue.rechercheLibelle}
      </label>
      <input
        id={id}
        type="search"
        className="fr-input"
        autoComplete="off"
        maxLength={100}
        placeholder={textesQueue.rechercheLibelle}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      <Filter
        label={textesQueue.type}
        any={textesQueue.tousTypes}
        options={filedTypes}
        labelOf={libelleTypeRequete}
        value={criteria.type}
        onChange={(value) => onChange({ ...criteria, type: value }, false)}
      />
      <Filter
        label={textesQueue.etape}
        any={textesQueue.toutesEtapes}
        options={openEtapes}
        labelOf={(etape) => textesQueue.etapes[etape]}
        value={criteria.etape}
        onChange={(etape) => onChange({ ...criteria, etape }, false)}
      />
    </search>
  )
}
