import { useCallback, useId, useState, type ReactNode } from 'react'
import { etatsRequete, libelleEtatRequete, libelleTypeRequete, typesRequete } from 'domain/requetes/types'
import { textesListeRequetes } from 'domain/suivi/textes-liste-requetes'
import { FieldFrame } from '../core/form/FieldFrame.tsx'
import { FilterText } from '../core/form/FilterText.tsx'
import { useTyped } from '../core/form/use-typed.ts'
import { TickList } from './TickList.tsx'
import { activeFilters, type Filters, type TextFilter } from './requests-state.ts'

const { champs } = textesListeRequetes

interface Props {
  filters: Filters
  /** `typing` names the text that changed: one still being typed makes one step of the history, not one per pause. */
  onChange: (filters: Filters, typing: TextFilter | null) => void
  /** What is found, beside the filters. */
  children: ReactNode
}

const DayFilter = ({ value, onChange }: { value: string; onChange: (day: string) => void }) => {
  const id = useId()
  const [typed, type] = useTyped(value, onChange)
  return (
    <FieldFrame label={champs.datePreEnregistrement} field={{ id, hintId: '', messageId: '', message: undefined }}>
      <input id={id} className="fr-input" type="date" value={typed} onChange={(event) => type(event.target.value)} />
    </FieldFrame>
  )
}

/** The five filters of the table of requests (REQ-07 to REQ-11), folded on a phone. */
export const RequestFilters = ({ filters, onChange, children }: Props) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const change = useCallback((field: TextFilter, value: string) => onChange({ ...filters, [field]: value }, field), [filters, onChange])
  const day = useCallback((value: string) => change('datePreEnregistrement', value), [change])
  return (
    <search aria-label={textesListeRequetes.recherche} className="request-filters">
      <button
        type="button"
        className="fr-btn fr-btn--secondary request-filters__toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {textesListeRequetes.filtres(activeFilters(filters))}
      </button>
      <div id={id} className={open ? 'request-filters__fields' : 'request-filters__fields request-filters__fields--folded'}>
        <FilterText filter="numero" label={champs.numero} value={filters.numero} onChange={change} />
        <FilterText filter="denomination" label={champs.denomination} value={filters.denomination} onChange={change} />
        <DayFilter value={filters.datePreEnregistrement} onChange={day} />
        <TickList
          legend={champs.types}
          all={typesRequete}
          labelOf={libelleTypeRequete}
          ticked={filters.types}
          onChange={(types) => onChange({ ...filters, types }, null)}
        />
        <TickList
          legend={champs.etats}
          all={etatsRequete}
          labelOf={libelleEtatRequete}
          ticked={filters.etats}
          onChange={(etats) => onChange({ ...filters, etats }, null)}
        />
      </div>
      {children}
    </search>
  )
}
