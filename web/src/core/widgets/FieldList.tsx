import type { ReactNode } from 'react'
import './field-list.css'

/** Read-only labels and values. */
export const FieldList = ({ fields }: { fields: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className="field-list">
    {fields.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
