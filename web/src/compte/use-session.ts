import { useSyncExternalStore } from 'react'
import { currentSession, subscribeSession, type Session } from './session.ts'

/** The session of this tab, null for a visitor. */
export const useSession = (): Session | null => useSyncExternalStore(subscribeSession, currentSession)
