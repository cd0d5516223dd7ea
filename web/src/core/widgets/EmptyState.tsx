import type { ReactNode } from 'react'
import './empty-state.css'

/** Shown in place of an empty list: a sentence, and a link or button as a way on. */
export const EmptyState = ({ sentence, children }: { sentence: string; children?: ReactNode }) => (
  <div className="empty-state">
    <p>{sentence}</p>
    {children}
  </div>
)
