import { useSyncExternalStore } from 'react'
import type { Answer } from 'contract/core/call'
import type { getConstantes } from 'contract/core/reference'
import { readPlain } from './api/read-plain.ts'

export type Constantes = Answer<typeof getConstantes>

let constantes: Constantes | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Said by the server that paints the page. */
export const giveConstantes = (given: Constantes) => {
  constantes = given
  for (const listener of listeners) listener()
}

/** Asked once when the page is loaded, by the shell; the pages only read. */
export const loadConstantes = async (): Promise<void> => giveConstantes(await readPlain<typeof getConstantes>('/api/constantes'))

const read = () => constantes

/** The settings of the server; null until they are known. Without TanStack Query, which the first page does not load (goal F1). */
export const useConstantes = (): Constantes | null => useSyncExternalStore(subscribe, read, read)
