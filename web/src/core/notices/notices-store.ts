/** A message. `details` are the lines under the title. An error stays until closed, or until its action succeeds. */
export interface Notice {
  id: number
  level: 'success' | 'info' | 'warning' | 'error'
  title: string
  details: string[]
  /** The action that failed: its next success removes the error. Equals the title, unless several actions share it. */
  action: string
}

interface State {
  /** Open messages, oldest first. Only the last one is on screen. */
  shown: Notice[]
  /** Every message since the page was loaded, newest first: a vanished message can still be read (RGAA 13.1). */
  past: Notice[]
}

const none: State = { shown: [], past: [] }
let state = none
let lastId = 0
const listeners = new Set<() => void>()

const change = (next: State) => {
  state = next
  for (const listener of listeners) listener()
}

export const noticesState = (): State => state

/** The state in the server-rendered page. Hydration must start from it, even if messages have arrived. */
export const noNotices = (): State => none

export const subscribeNotices = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const notify = (level: Notice['level'], title: string, details: string[] = [], action = title) => {
  lastId += 1
  const notice = { id: lastId, level, title, details, action }
  // A new message replaces every other one, except errors, which stay until closed or resolved.
  change({ shown: [...state.shown.filter((each) => each.level === 'error'), notice], past: [notice, ...state.past] })
}

/** Adds a confirmation that the page shows itself to the past messages only. */
export const remember = (title: string) => {
  lastId += 1
  change({ ...state, past: [{ id: lastId, level: 'success', title, details: [], action: title }, ...state.past] })
}

export const dismissNotice = (id: number) => {
  change({ ...state, shown: state.shown.filter((notice) => notice.id !== id) })
}

/** Removes the errors of an action that has now succeeded. */
export const settle = (action: string) => {
  change({ ...state, shown: state.shown.filter((notice) => notice.level !== 'error' || notice.action !== action) })
}
