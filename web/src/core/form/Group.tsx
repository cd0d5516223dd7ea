import type { ReactNode } from 'react'

/** Fields of one nature under their title (ASSO-01, RGAA 11.6). */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="group">
    <legend>
      <h3 className="fr-h5">{title}</h3>
    </legend>
    {children}
  </fieldset>
)
