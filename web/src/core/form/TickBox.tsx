import { type ReactNode, useId } from 'react'
import '@codegouvfr/react-dsfr/dsfr/component/form/form.main.min.css'
import '@codegouvfr/react-dsfr/dsfr/component/checkbox/checkbox.main.min.css'

/** A checkbox outside any form: it takes effect at once. */
export const TickBox = ({ label, checked, onChange }: { label: ReactNode; checked: boolean; onChange: (on: boolean) => void }) => {
  const id = useId()
  return (
    <div className="fr-checkbox-group fr-checkbox-group--sm">
      <input id={id} type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <label className="fr-label" htmlFor={id}>
        {label}
      </label>
    </div>
  )
}
