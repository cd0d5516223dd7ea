import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer, Sent } from 'contract/core/call'
import { listerFile } from 'contract/greffe/queue'
import { allLignes } from 'domain/core/constants'
import { callKey, useApi } from '../../core/api/use-api.ts'
import { placeOf, seenIn, type Known, type Seen } from './queue-place.ts'
import { rememberOpened } from './opened.ts'
import { toQuery, trayOf } from './tray-state.ts'

/** Cached page of the tray the clerk came from. It gives the place of its requests before the whole queue loads. */
const useTrayPage = (search: Record<string, unknown>): Known | undefined => {
  const { vue, criteria, table } = trayOf(search)
  const sent: Sent<typeof listerFile> = { query: toQuery(vue, criteria, table) }
  const page = useQueryClient().getQueryData<Answer<typeof listerFile>>(callKey(listerFile, sent))
  return page && { ...page, from: table.size === allLignes ? 0 : (table.page - 1) * table.size }
}

/** Place of a request in the queue it was opened from, null if it never was there, and the loading state of that queue. */
export const useQueuePlace = (numero: string, search: Record<string, unknown>) => {
  const { vue, criteria, table } = trayOf(search)
  const { data, isFetching, isError, refetch } = useApi(listerFile, {
    query: toQuery(vue, criteria, { ...table, page: 1, size: allLignes }),
  })
  const page = useTrayPage(search)
  const known = data ? { ...data, from: 0 } : page
  useEffect(() => rememberOpened(numero), [numero])
  const [last, setLast] = useState<Seen | null>(null)
  const seen = known ? seenIn(known, numero) : null
  if (seen && seen.content !== last?.content) setLast(seen)
  const place = known ? placeOf(known, numero, last) : null
  return { place, reading: isFetching, unread: data === undefined && isError, readAgain: () => void refetch() }
}
