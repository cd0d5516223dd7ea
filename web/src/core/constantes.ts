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

/** What the page was painted from: what is hydrated begins with it, whatever was learnt since. */
let painted: Constantes | null = null

/** Said by the server that paints the page. */
export const giveConstantes = (given: Constantes) => {
  painted = given
  constantes = given
}

/** Asked once when the page is loaded, by the shell; the pages only read. */
export const loadConstantes = async (): Promise<void> => {
  constantes = await readPlain<typeof getConstantes>('/api/constantes')
  for (const listener of listeners) listener()
}

const read = () => constantes
const readPainted = () => painted

/** The settings of the server; null until they are known. Without TanStack Query, which the first page does not load (goal F1). */
export const useConstantes = (): Constantes | null => useSyncExternalStore(subscribe, read, readPainted)
