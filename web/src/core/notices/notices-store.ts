/** A message to the person. `details` are the lines under the title. Errors stay until closed (threats.md §3.9). */
export interface Notice {
  id: number
  level: 'success' | 'info' | 'warning' | 'error'
  title: string
  details: string[]
}

interface State {
  /** On screen now. */
  shown: Notice[]
  /** Every message since the page was loaded, newest first: what vanished can still be read (RGAA 13.1). */
  past: Notice[]
}

let state: State = { shown: [], past: [] }
let lastId = 0
const listeners = new Set<() => void>()

const change = (next: State) => {
  state = next
  for (const listener of listeners) listener()
}

export const noticesState = (): State => state

export const subscribeNotices = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const notify = (level: Notice['level'], title: string, details: string[] = []) => {
  lastId += 1
  const notice = { id: lastId, level, title, details }
  change({ shown: [...state.shown, notice], past: [notice, ...state.past] })
}

export const dismissNotice = (id: number) => {
  change({ ...state, shown: state.shown.filter((notice) => notice.id !== id) })
}
