import { useCallback, useId, type ReactNode } from 'react'
import { estJour } from 'domain/core/jour'
import { etatsRequete, libelleEtatRequete, libelleTypeRequete, typesRequete } from 'domain/requetes/types'
import { textesListeRequetes } from 'domain/suivi/textes-liste-requetes'
import { DateInput } from '../core/form/DateInput.tsx'
import { FieldFrame } from '../core/form/FieldFrame.tsx'
import { FilterPanel } from '../core/form/FilterPanel.tsx'
import { FilterText } from '../core/form/FilterText.tsx'
import { TickList } from '../core/form/TickList.tsx'
import { useTyped } from '../core/form/use-typed.ts'
import { activeFilters, type Criteria, type TypedCriterion } from './requests-state.ts'

const { champs } = textesListeRequetes

interface Props {
  filters: Criteria
  /** `typing` names the text that changed: one still being typed makes one step of the history, not one per pause. */
  onChange: (filters: Criteria, typing: TypedCriterion | null) => void
  /** What is found, beside the filters. */
  children: ReactNode
}

const DayFilter = ({ value, onChange }: { value: string; onChange: (day: string) => void }) => {
  const id = useId()
  const [typed, type] = useTyped(value, onChange)
  return (
    <FieldFrame label={champs.datePreEnregistrement} field={{ id, hintId: '', messageId: '', message: undefined }}>
      <DateInput id={id} value={typed} onChange={(day) => type(estJour(day) ? day : '')} />
    </FieldFrame>
  )
}

/** The five filters of the table of requests (REQ-07 to REQ-11). */
export const RequestFilters = ({ filters, onChange, children }: Props) => {
  const change = useCallback((field: TypedCriterion, value: string) => onChange({ ...filters, [field]: value }, field), [filters, onChange])
  const day = useCallback((value: string) => change('datePreEnregistrement', value), [change])
  return (
    <FilterPanel label={textesListeRequetes.recherche} toggle={textesListeRequetes.filtres(activeFilters(filters))} found={children}>
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
    </FilterPanel>
  )
}
