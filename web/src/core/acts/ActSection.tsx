import type { ReactNode, Ref } from 'react'
import './acts.css'

interface Props {
  title: string
  /** Receives the focus after an act of the section succeeds. */
  heading?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** Related acts under a title. */
export const ActSection = ({ title, heading, children }: Props) => (
  <section className="act-section">
    <h2 ref={heading} tabIndex={-1} className="fr-h4">
      {title}
    </h2>
    {children}
  </section>
)
