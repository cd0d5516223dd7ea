import type { ReactNode } from 'react'
import './empty-state.css'

/** An empty place: its own sentence, and one way out (wording.md rule 6). */
export const EmptyState = ({ sentence, children }: { sentence: string; children?: ReactNode }) => (
  <div className="empty-state">
    <p>{sentence}</p>
    {children}
  </div>
)
