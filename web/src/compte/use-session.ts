import { useSyncExternalStore } from 'react'
import { currentSession, subscribeSession, type Session } from './session.ts'

/** The server paints for whom it does not know: the session comes right after. */
const nobody = () => null

/** The session of this tab, null for a visitor. */
export const useSession = (): Session | null => useSyncExternalStore(subscribeSession, currentSession, nobody)
