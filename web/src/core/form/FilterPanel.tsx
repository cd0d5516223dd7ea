import { useId, useState, type ReactNode } from 'react'
import './filter-panel.css'

interface Props {
  label: string
  /** Label of the button that opens the filters on a phone. Includes the number of active filters. */
  toggle: string
  children: ReactNode
  /** The number of results. */
  found: ReactNode
}

/** The filters of a list, folded on a phone, and the number of results. */
export const FilterPanel = ({ label, toggle, children, found }: Props) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <search aria-label={label} className="filter-panel">
      <button
        type="button"
        className="fr-btn fr-btn--secondary filter-panel__toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {toggle}
      </button>
      <div id={id} className={open ? 'filter-panel__fields' : 'filter-panel__fields filter-panel__fields--folded'}>
        {children}
      </div>
      <p role="status" className="filter-panel__total">
        {found}
      </p>
    </search>
  )
}
