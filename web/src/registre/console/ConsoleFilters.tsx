import { useCallback } from 'react'
import { etatsAssociation, libelleEtatAssociation } from 'domain/association/etats'
import { textesOwnAssociations } from 'domain/registre/textes/own-associations'
import { FilterPanel } from '../../core/form/FilterPanel.tsx'
import { FilterText } from '../../core/form/FilterText.tsx'
import { TickBox } from '../../core/form/TickBox.tsx'
import { TickList } from '../../core/form/TickList.tsx'
import { activeFilters, type Narrowing } from './console-state.ts'

interface Props {
  filters: Narrowing
  /** `typing`: the text is being typed, so successive changes share one history entry. */
  onChange: (filters: Narrowing, typing: boolean) => void
  total: number | null
}

/** Filters: text, states, and « only what is due ». */
export const ConsoleFilters = ({ filters, onChange, total }: Props) => {
  const type = useCallback((_: string, recherche: string) => onChange({ ...filters, recherche }, true), [filters, onChange])
  return (
    <FilterPanel
      label={textesOwnAssociations.filtrer}
      toggle={textesOwnAssociations.filtres(activeFilters(filters))}
      found={total !== null && total > 0 && textesOwnAssociations.total(total)}
    >
      <FilterText filter="recherche" label={textesOwnAssociations.recherche} value={filters.recherche} onChange={type} />
      <TickBox
        label={textesOwnAssociations.aFaireSeulement}
        checked={filters.aFaire}
        onChange={(aFaire) => onChange({ ...filters, aFaire }, false)}
      />
      <TickList
        legend={textesOwnAssociations.etats}
        all={etatsAssociation}
        labelOf={(etat) => libelleEtatAssociation(etat, null)}
        ticked={filters.etats}
        onChange={(etats) => onChange({ ...filters, etats }, false)}
      />
    </FilterPanel>
  )
}
