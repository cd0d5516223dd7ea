import { useSyncExternalStore } from 'react'

interface CourtMessage {
  id: number
  tribunal: string
  texte: string
}

let told: readonly CourtMessage[] = []
const listeners = new Set<() => void>()

/** Said by who reads the messages of the site. */
export const giveCourtMessages = (messages: readonly CourtMessage[]) => {
  told = messages
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const read = () => told

/** What the courts tell now. */
export const useCourtMessages = () => useSyncExternalStore(subscribe, read, read)
