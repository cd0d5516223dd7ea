import { useMemo } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { backTo } from '../../core/place.ts'
import { readTableState, toPaging, type TableState } from '../../core/table/paging.ts'

/** Oldest demande first (STAFF-16, STAFF-19). */
export const oldestFirst: TableState['sort'] = { champ: 'demandeeLe', sens: 'asc' }

/** State of a queue that does not hold requests, kept in the address: server query, table props, and the link back. */
export const useOtherQueue = (to: '/greffe/rattachement' | '/greffe/numerisation', sortable: readonly string[]) => {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const state = useMemo(() => readTableState(search, oldestFirst, sortable), [search, sortable])
  const onChange = ({ page, size, sort }: TableState) =>
    void navigate({ to, search: (kept) => ({ ...kept, page, size, sort: `${sort.champ},${sort.sens}` }), resetScroll: false })
  return { asked: { query: toPaging(state) }, table: { state, onChange }, back: backTo(search['requetes']) }
}
