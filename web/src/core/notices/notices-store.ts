/** A message to the person. `details` are the lines under the title. An error stays until closed, or until its own action succeeds. */
export interface Notice {
  id: number
  level: 'success' | 'info' | 'warning' | 'error'
  title: string
  details: string[]
  /** The action that failed: its later success takes the error off the screen. Its title, unless several share it. */
  action: string
}

interface State {
  /** Still standing, oldest first: the last one is on screen. */
  shown: Notice[]
  /** Every message since the page was loaded, newest first: what vanished can still be read (RGAA 13.1). */
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

/** What a page was painted with: what is hydrated begins so, whatever was said since. */
export const noNotices = (): State => none

export const subscribeNotices = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const notify = (level: Notice['level'], title: string, details: string[] = [], action = title) => {
  lastId += 1
  const notice = { id: lastId, level, title, details, action }
  // What is only told gives way; an error stands until it is closed or mended.
  change({ shown: [...state.shown.filter((each) => each.level === 'error'), notice], past: [notice, ...state.past] })
}

/** A confirmation that the page itself says, beside what it concerns: it is read again among the past messages. */
export const remember = (title: string) => {
  lastId += 1
  change({ ...state, past: [{ id: lastId, level: 'success', title, details: [], action: title }, ...state.past] })
}

export const dismissNotice = (id: number) => {
  change({ ...state, shown: state.shown.filter((notice) => notice.id !== id) })
}

/** An action has succeeded: what it had failed to do is no longer true, and its errors leave the screen. */
export const settle = (action: string) => {
  change({ ...state, shown: state.shown.filter((notice) => notice.level !== 'error' || notice.action !== action) })
}
