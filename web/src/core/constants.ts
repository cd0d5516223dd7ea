import { useSyncExternalStore } from 'react'
import type { Answer } from 'contract/core/call'
import type { getConstantes } from 'contract/core/reference'
import { readPlain } from './api/read-plain.ts'

export type Constants = Answer<typeof getConstantes>

let constantes: Constants | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The settings of the server-rendered page. Hydration must start from them, even if newer ones have arrived. */
let painted: Constants | null = null

/** Called by the server-side rendering. */
export const giveConstants = (given: Constants) => {
  painted = given
  constantes = given
}

/** Called once by the shell when the page loads. Pages only read the result. */
export const loadConstants = async (): Promise<void> => {
  constantes = await readPlain<typeof getConstantes>('/api/constantes')
  for (const listener of listeners) listener()
}

const read = () => constantes
const readPainted = () => painted

/** The server's settings, or null until they are loaded. Works without TanStack Query, which the first page does not load. */
export const useConstants = (): Constants | null => useSyncExternalStore(subscribe, read, readPainted)
