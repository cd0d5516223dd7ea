import type { ReactNode } from 'react'
import { EmptyState } from '../../core/widgets/EmptyState.tsx'

/** List of items, or the sentence `none` without any: screen readers must not announce an empty list. */
export const CourtList = ({ none, children }: { none: string; children: readonly ReactNode[] }) =>
  children.length === 0 ? <EmptyState sentence={none} /> : <ul className="fr-raw-list court-list">{children}</ul>
