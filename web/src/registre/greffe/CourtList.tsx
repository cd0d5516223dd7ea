import type { ReactNode } from 'react'
import { EmptyState } from '../../core/widgets/EmptyState.tsx'

/** What the court keeps of an association, one line each; without any it is a sentence, and no empty list is announced. */
export const CourtList = ({ none, children }: { none: string; children: readonly ReactNode[] }) =>
  children.length === 0 ? <EmptyState sentence={none} /> : <ul className="fr-raw-list court-list">{children}</ul>
