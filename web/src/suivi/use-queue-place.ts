import { useEffect, useState } from 'react'
import { listerFile } from 'contract/suivi/file'
import { toutes } from 'domain/core/constantes'
import { useApi } from '../core/api/use-api.ts'
import { rememberOpened } from './tray/opened.ts'
import { toQuery, trayOf } from './tray/tray-state.ts'

interface QueuePlace {
  /** From 1; null once the file has left the queue. */
  rank: number | null
  total: number
  /** What is done after this file; null at the end of the queue. */
  next: string | null
}

/** Where a file stands in the queue it was opened from. Once it has left, what took its place is next. Null of a file that never was there. */
export const useQueuePlace = (numero: string, search: Record<string, unknown>): QueuePlace | null => {
  const { vue, criteria, table } = trayOf(search)
  const { data } = useApi(listerFile, { query: toQuery(vue, criteria, { ...table, page: 1, size: toutes }) })
  useEffect(() => rememberOpened(numero), [numero])
  const [last, setLast] = useState<{ numero: string; at: number } | null>(null)
  if (data === undefined) return null
  const { content, totalRows: total } = data
  const at = content.findIndex((row) => row.numero === numero)
  if (at >= 0 && (last?.numero !== numero || last.at !== at)) setLast({ numero, at })
  if (at >= 0) return { rank: at + 1, total, next: content[at + 1]?.numero ?? null }
  return last?.numero === numero ? { rank: null, total, next: content[last.at]?.numero ?? null } : null
}
