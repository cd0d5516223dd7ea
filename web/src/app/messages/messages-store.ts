import { useSyncExternalStore } from 'react'
import type { Answer } from 'contract/core/call'
import type { getMessages } from 'contract/app/messages'
import { readPlain } from '../../core/api/read-plain.ts'
import { giveCourtMessages } from '../../core/court-messages/court-messages-store.ts'
import { keep, kept } from '../../core/layout/device-cookie.ts'

type Messages = Answer<typeof getMessages>['messages']

let shown: Messages = []
/** The messages of the server-rendered page. Hydration must start from them, even if newer ones have arrived. */
let painted: Messages = []
const listeners = new Set<() => void>()

const show = (messages: Messages) => {
  shown = messages
  for (const listener of listeners) listener()
}

/** Ids of the messages hidden on this device. The server reads the same cookie when it renders a page. */
const putAway = (): string[] => kept('messages').split('.').filter(Boolean)

/** Called by the server-side rendering. */
export const giveMessages = (given: Messages) => {
  painted = given
  shown = given
}

/** Fetches the current messages, for the holder of this token or for a visitor. On failure the known messages stay. */
export const readMessages = async (token: string | null): Promise<void> => {
  const read = await readPlain<typeof getMessages>('/api/message', token).catch(() => null)
  if (read === null) return
  giveCourtMessages(read.desTribunaux)
  show(read.messages.filter(({ id }) => !putAway().includes(String(id))))
}

/** Hides a message on this device. */
export const putMessageAway = (id: number) => {
  keep('messages', [...putAway(), id].slice(-20).join('.'))
  show(shown.filter((message) => message.id !== id))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const read = () => shown
const readPainted = () => painted

/** The messages above the page. */
export const useMessages = (): Messages => useSyncExternalStore(subscribe, read, readPainted)
