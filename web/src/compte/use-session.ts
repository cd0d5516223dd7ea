import { useSyncExternalStore } from 'react'
import { currentSession, subscribeSession, type Session } from './session.ts'

/** The server renders for a visitor. The session is known just after hydration. */
const nobody = () => null

/** The session of this tab, null for a visitor. */
export const useSession = (): Session | null => useSyncExternalStore(subscribeSession, currentSession, nobody)
