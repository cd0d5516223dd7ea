import type { ReactNode } from 'react'
import './empty-state.css'

/** An empty place: its own sentence, and one way out. */
export const EmptyState = ({ sentence, children }: { sentence: string; children?: ReactNode }) => (
  <div className="empty-state">
    <p>{sentence}</p>
    {children}
  </div>
)
