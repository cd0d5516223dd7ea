import { useCallback, useId, type ReactNode } from 'react'
import { etatsAssociation, libelleEtatAssociation, type EtatAssociation } from 'domain/association/etats'
import { textesRegistre } from 'domain/registre/textes/registre'
import '@codegouvfr/react-dsfr/dsfr/component/select/select.main.min.css'
import { useConstants } from '../core/constants.ts'
import { FieldFrame } from '../core/form/FieldFrame.tsx'
import { FilterText } from '../core/form/FilterText.tsx'
import { TickBox } from '../core/form/TickBox.tsx'
import { SearchBox } from './SearchBox.tsx'
import { activeFilters, type Filters, type TextFilter, type Typed } from './search-state.ts'
import { useKeptOpen } from './use-kept-open.ts'
import './register-filters.css'

interface Props {
  filters: Filters
  /** `typing` names the text field being typed in: successive changes to it share one history entry. */
  onChange: (filters: Filters, typing: Typed | null) => void
  /** Result count, shown beside the search field. */
  children: ReactNode
}

const { champs } = textesRegistre
const withAccents: readonly TextFilter[] = ['nom', 'commune', 'adresse']

/** Search field and filters of the register (REG-01 to REG-07, REG-11, REG-12). The filters are folded on a phone. */
export const RegisterFilters = ({ filters, onChange, children }: Props) => {
  const constantes = useConstants()
  const [open, toggle] = useKeptOpen()
  const id = useId()
  const search = useCallback((recherche: string) => onChange({ ...filters, recherche }, 'recherche'), [filters, onChange])
  const changeText = useCallback((field: TextFilter, value: string) => onChange({ ...filters, [field]: value }, field), [filters, onChange])
  const tick = (etat: EtatAssociation, on: boolean) =>
    onChange({ ...filters, etats: on ? [...filters.etats, etat] : filters.etats.filter((each) => each !== etat) }, null)
  const text = (filter: TextFilter) => (
    <FilterText
      filter={filter}
      label={champs[filter]}
      {...(withAccents.includes(filter) && { describedBy: `${id}-accents` })}
      value={filters[filter]}
      onChange={changeText}
    />
  )
  return (
    <search aria-label={textesRegistre.recherche} className="register-filters">
      <div className="register-filters__head">
        <SearchBox value={filters.recherche} onChange={search} />
        {children}
      </div>
      <button
        type="button"
        className="fr-btn fr-btn--secondary register-filters__toggle"
        aria-expanded={open}
        aria-controls={`${id}-filtres`}
        onClick={toggle}
      >
        {textesRegistre.filtres(activeFilters(filters))}
      </button>
      <div id={`${id}-filtres`} className={open ? 'register-filters__fields' : 'register-filters__fields register-filters__fields--folded'}>
        {text('numero')}
        <FieldFrame label={champs.tribunal} family="select" field={{ id: `${id}-tribunal`, hintId: '', messageId: '', message: undefined }}>
          <select
            id={`${id}-tribunal`}
            className="fr-select"
            value={filters.tribunal}
            onChange={(event) => onChange({ ...filters, tribunal: event.target.value }, null)}
          >
            <option value="">{textesRegistre.tousLesTribunaux}</option>
            {constantes?.tribunaux.map((tribunal) => (
              <option key={tribunal.id} value={tribunal.id}>
                {tribunal.libelle}
              </option>
            ))}
          </select>
        </FieldFrame>
        {text('nom')}
        {text('codePostal')}
        {text('commune')}
        {text('adresse')}
        {text('volume')}
        {text('folio')}
        <div className="register-filters__mes">
          <TickBox label={textesRegistre.mes} checked={filters.mes} onChange={(mes) => onChange({ ...filters, mes }, null)} />
        </div>
        <fieldset className="register-filters__etats">
          <legend>{champs.etat}</legend>
          {etatsAssociation.map((etat) => (
            <TickBox
              key={etat}
              label={libelleEtatAssociation(etat, null)}
              checked={filters.etats.includes(etat)}
              onChange={(on) => tick(etat, on)}
            />
          ))}
        </fieldset>
        <p id={`${id}-accents`} className="fr-hint-text register-filters__hint">
          {textesRegistre.accents}
        </p>
      </div>
    </search>
  )
}
