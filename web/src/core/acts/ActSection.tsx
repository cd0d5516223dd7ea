import type { ReactNode, Ref } from 'react'
import './acts.css'

interface Props {
  title: string
  /** Given the focus once an act of the section is done. */
  heading?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** Acts of one nature under their title. */
export const ActSection = ({ title, heading, children }: Props) => (
  <section className="act-section">
    <h2 ref={heading} tabIndex={-1} className="fr-h4">
      {title}
    </h2>
    {children}
  </section>
)
