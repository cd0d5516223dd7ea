import { useMemo } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { backTo } from '../core/place.ts'
import { readTableState, toPaging, type TableState } from '../core/table/paging.ts'

/** Who asked first is served first (STAFF-16, STAFF-19). */
export const oldestFirst: TableState['sort'] = { champ: 'demandeeLe', sens: 'asc' }

/** A queue that is not of requests, whose page and sort are in its address: what is asked of the server, and what its table is given. */
export const useOtherQueue = (to: '/greffe/rattachement' | '/greffe/numerisation', sortable: readonly string[]) => {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const state = useMemo(() => readTableState(search, oldestFirst, sortable), [search, sortable])
  const onChange = ({ page, size, sort }: TableState) =>
    void navigate({ to, search: (kept) => ({ ...kept, page, size, sort: `${sort.champ},${sort.sens}` }), resetScroll: false })
  return { asked: { query: toPaging(state) }, table: { state, onChange }, back: backTo(search['requetes']) }
}
