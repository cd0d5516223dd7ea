import type { ReactNode } from 'react'
import { textesGreffe } from 'domain/requetes/textes/greffe'
import { SplitPanes } from '../../core/layout/SplitPanes.tsx'

interface Props {
  /** Accessible name of the left pane. */
  label: string
  annexes: ReactNode
  children: ReactNode
}

/** Two panes: a request or a demande de rattachement on the left, the annexes that prove it on the right. */
export const Bench = ({ label, annexes, children }: Props) => (
  <SplitPanes
    left={
      <section aria-label={label} className="bench-data">
        {children}
      </section>
    }
    right={
      <section id="documents" aria-label={textesGreffe.annexes} className="bench-annexes">
        {annexes}
      </section>
    }
  />
)
