import type { ReactNode } from 'react'
import './field-list.css'

/** Names and values that are read, not typed. */
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
