import { useSyncExternalStore } from 'react'
import type { Answer } from 'contract/core/call'
import type { getMessages } from 'contract/app/messages'
import { readPlain } from '../../core/api/read-plain.ts'
import { giveCourtMessages } from '../../core/court-messages/court-messages-store.ts'
import { keep, kept } from '../../core/layout/device-cookie.ts'

type Messages = Answer<typeof getMessages>['messages']

let shown: Messages = []
/** What the page was painted from: what is hydrated begins with it, whatever was learnt since. */
let painted: Messages = []
const listeners = new Set<() => void>()

const show = (messages: Messages) => {
  shown = messages
  for (const listener of listeners) listener()
}

/** The messages this device has put away; a server, which paints, is told by the cookie itself. */
const putAway = (): string[] => kept('messages').split('.').filter(Boolean)

/** Said by the server that paints the page. */
export const giveMessages = (given: Messages) => {
  painted = given
  shown = given
}

/** Those to show now, for who holds this token or for anybody; the ones known stay when they cannot be read. */
export const readMessages = async (token: string | null): Promise<void> => {
  const read = await readPlain<typeof getMessages>('/api/message', token).catch(() => null)
  if (read === null) return
  giveCourtMessages(read.desTribunaux)
  show(read.messages.filter(({ id }) => !putAway().includes(String(id))))
}

/** Not shown any more on this device. */
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
