import { useSyncExternalStore } from 'react'

interface CourtMessage {
  id: number
  tribunal: string
  texte: string
}

let told: readonly CourtMessage[] = []
const listeners = new Set<() => void>()

/** Called by the code that fetches the site's messages. */
export const giveCourtMessages = (messages: readonly CourtMessage[]) => {
  told = messages
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const read = () => told

/** The current messages of the courts. */
export const useCourtMessages = () => useSyncExternalStore(subscribe, read, read)
