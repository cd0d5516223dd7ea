import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { listerFile } from 'contract/greffe/queue'
import type { TableState } from '../../core/table/paging.ts'
import { useTableAnswer } from '../../core/table/use-table-answer.ts'
import { takeOpened } from './opened.ts'
import { focusRow } from './tray-keys.ts'
import { type TrayCriteria, noCriteria, toQuery, toSearch, trayOf } from './tray-state.ts'

/** State of the tray, read from its address, with the functions that change page, sort and filters. */
export const useTray = () => {
  const search = useSearch({ from: '/donnees/greffe' })
  const navigate = useNavigate()
  const { vue, criteria, table } = useMemo(() => trayOf(search), [search])
  const read = useTableAnswer(listerFile, { query: toQuery(vue, criteria, table) }, { refetchOnWindowFocus: 'always' })
  const typing = useRef(false)
  const router = useRouter()
  const go = useCallback(
    (next: TrayCriteria, state: TableState, replace: boolean) => {
      // A delayed search must not navigate back to the tray once a request is open.
      if (router.latestLocation.pathname !== '/greffe') return
      void navigate({ to: '/greffe', search: toSearch(vue, next, state), replace, resetScroll: false })
    },
    [navigate, router, vue],
  )
  const narrow = useCallback(
    (next: TrayCriteria, typed: boolean) => {
      // Successive keystrokes share one history entry.
      go(next, { ...table, page: 1 }, typed && typing.current)
      typing.current = typed
    },
    [go, table],
  )
  const turn = useCallback((state: TableState) => go(criteria, state, false), [go, criteria])
  const clear = () => narrow(noCriteria, false)
  const arrived = read.answer !== null
  useEffect(() => {
    if (!arrived) return
    const opened = takeOpened()
    if (opened !== null) focusRow(opened)
  }, [arrived])
  return { ...read, vue, criteria, table, narrow, turn, clear }
}
