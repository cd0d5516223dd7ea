import { useCallback, type ReactNode } from 'react'
import { etatsRequete, libelleEtatRequete, libelleTypeRequete, typesRequete } from 'domain/requetes/types'
import { textesListeRequetes } from 'domain/suivi/textes/liste-requetes'
import { FilterDay } from '../core/form/FilterDay.tsx'
import { FilterPanel } from '../core/form/FilterPanel.tsx'
import { FilterText } from '../core/form/FilterText.tsx'
import { TickList } from '../core/form/TickList.tsx'
import { activeFilters, type Criteria, type TypedCriterion } from './requests-state.ts'

const { champs } = textesListeRequetes

interface Props {
  filters: Criteria
  /** `typing` names the text field being typed in: successive changes to it share one history entry. */
  onChange: (filters: Criteria, typing: TypedCriterion | null) => void
  /** Result count, shown beside the filters. */
  children: ReactNode
}

/** The five filters of the table of requests (REQ-07 to REQ-11). */
export const RequestFilters = ({ filters, onChange, children }: Props) => {
  const change = useCallback((field: TypedCriterion, value: string) => onChange({ ...filters, [field]: value }, field), [filters, onChange])
  return (
    <FilterPanel label={textesListeRequetes.recherche} toggle={textesListeRequetes.filtres(activeFilters(filters))} found={children}>
      <FilterText filter="numero" label={champs.numero} value={filters.numero} onChange={change} />
      <FilterText filter="denomination" label={champs.denomination} value={filters.denomination} onChange={change} />
      <FilterDay
        filter="datePreEnregistrement"
        label={champs.datePreEnregistrement}
        value={filters.datePreEnregistrement}
        onChange={change}
      />
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
