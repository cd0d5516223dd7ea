import type { ReactNode } from 'react'
import { textesGreffe } from 'domain/requetes/textes-greffe'
import { Split } from '../core/layout/Split.tsx'

interface Props {
  /** What the left pane holds. */
  label: string
  annexes: ReactNode
  children: ReactNode
}

/** What is read beside the annexes that prove it: a request, or somebody who asks to be attached. */
export const Bench = ({ label, annexes, children }: Props) => (
  <Split
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
